import type { FarmView, OwnFarmView } from '@farmgate/backend/contract/directory/farms';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useQuery } from '@tanstack/react-query';
import { BadgeCheck, EyeOff, Hourglass, Pencil, Plus } from 'lucide-react';
import { countOf } from '../../lib/format/format';
import { pictureAddress } from '../../lib/format/picture-address';
import { EmptyArt } from '../../ui/art/empty-art';
import { PlaceArt } from '../../ui/art/place/place-art';
import { Badge } from '../../ui/badge';
import { LinkButton } from '../../ui/button';
import { Card } from '../../ui/card';
import { Link } from '../../ui/navigation/link';
import { Picture } from '../../ui/pictures/picture';
import { EmptyState } from '../../ui/states/empty-state';
import { followerCountsQuery } from '../farmer/farmer-queries';
import { DraftNote } from '../farms/draft-note';
import { placeLine } from '../listings/listing-facts';

function FarmPicture({ farm }: { farm: FarmView }) {
  const { id, photos, imageUrl } = farm;
  return (
    <div className="aspect-4/3 w-24 shrink-0 self-start overflow-hidden rounded-control sm:w-32">
      <Picture
        address={pictureAddress(imageUrl ?? photos[0]?.imageUrl ?? null)}
        alt={photos[0]?.alt ?? ''}
        sizes="8rem"
        otherwise={<PlaceArt place={{ ...farm, id: `farm-${id}` }} />}
      />
    </div>
  );
}

interface Allowed {
  mayPost: boolean;
  mayEdit: boolean;
}

/** How many hear of what the farm has; nothing while no one does. */
function FollowerCount({ farmId }: { farmId: number }) {
  const { data } = useQuery(followerCountsQuery());
  const followers = data?.find((count) => count.farmId === farmId)?.followers ?? 0;
  if (followers === 0) return null;
  return <p className="text-sm font-semibold">{countOf(followers, 'follower')}</p>;
}

function FarmItem({ farm, mayPost, mayEdit }: Allowed & { farm: OwnFarmView }) {
  return (
    <Card className="flex h-full flex-col gap-4 p-4">
      <div className="flex flex-wrap gap-4">
        <FarmPicture farm={farm} />
        <div className="flex min-w-0 flex-1 basis-32 flex-col items-start gap-1.5">
          <h3 className="text-lg leading-snug wrap-anywhere">
            <Link to={paths.farm(farm.id)} className="hover:text-leaf hover:underline">
              {farm.name}
            </Link>
          </h3>
          {farm.isVerified ? (
            <Badge icon={<BadgeCheck aria-hidden size={14} />}>Verified</Badge>
          ) : (
            <Badge tone="plain" icon={<Hourglass aria-hidden size={14} />}>
              Pending verification
            </Badge>
          )}
          {farm.waitsFor && (
            <Badge tone="plain" icon={<EyeOff aria-hidden size={14} />}>
              Not visible to shoppers yet
            </Badge>
          )}
          <p className="text-sm text-soft wrap-anywhere">{placeLine(farm)}</p>
          <FollowerCount farmId={farm.id} />
        </div>
      </div>
      {farm.isUnderReview && <DraftNote />}
      <div className="mt-auto flex flex-wrap gap-2">
        <LinkButton size="sm" look="secondary" to={paths.farm(farm.id)} aria-label={`View ${farm.name}`}>
          View
        </LinkButton>
        {mayEdit && (
          <LinkButton
            size="sm"
            look="secondary"
            to={paths.editFarm(farm.id)}
            aria-label={`Edit ${farm.name}`}
            icon={<Pencil aria-hidden size={16} />}
          >
            Edit
          </LinkButton>
        )}
        {mayPost && !farm.isUnderReview && (
          <LinkButton
            size="sm"
            look="quiet"
            to={paths.post({ farmId: farm.id })}
            aria-label={`Create a listing for ${farm.name}`}
            icon={<Plus aria-hidden size={16} />}
          >
            Create listing
          </LinkButton>
        )}
      </div>
    </Card>
  );
}

/** The farms of the signed-in person. */
export function MyFarms({ farms, mayPost, mayEdit }: Allowed & { farms: readonly OwnFarmView[] }) {
  return (
    <section aria-labelledby="my-farms">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="my-farms" tabIndex={-1} className="scroll-mt-24 text-xl outline-none">
          My Farms
        </h2>
        {mayEdit && (
          <LinkButton look="secondary" to={paths.newFarm} icon={<Plus aria-hidden size={18} />}>
            Add New Farm
          </LinkButton>
        )}
      </div>
      {farms.length === 0 ? (
        <EmptyState
          picture={<EmptyArt scene="nothing-near" />}
          title="No farms yet"
          {...(mayEdit && {
            hint: 'Add your farm, or claim it if it’s already in our directory.',
            action: (
              <Link to={paths.claimFarm()} className="link">
                Claim a farm
              </Link>
            ),
          })}
        />
      ) : (
        <>
          <ul className="grid grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-3">
            {farms.map((farm) => (
              <li key={farm.id}>
                <FarmItem farm={farm} mayPost={mayPost} mayEdit={mayEdit} />
              </li>
            ))}
          </ul>
          {mayEdit && (
            <p className="mt-4 text-sm text-soft">
              Is another of your farms already in our directory?{' '}
              <Link to={paths.claimFarm()} className="link">
                Claim a farm
              </Link>
            </p>
          )}
        </>
      )}
    </section>
  );
}
