import { PLACE_KIND_LABELS } from '@farmgate/backend/contract/directory/place-kinds';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { BadgeCheck, CircleAlert, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatMiles } from '../../../lib/format/format';
import { pictureAddress } from '../../../lib/format/picture-address';
import { PlaceArt } from '../../../ui/art/place/place-art';
import { Badge } from '../../../ui/badge';
import { Card } from '../../../ui/card';
import { Link } from '../../../ui/navigation/link';
import { Picture } from '../../../ui/pictures/picture';
import type { ClaimableFarm } from '../farm-queries';

/** The yellow notice in the place of a claim button. */
export function AlreadyClaimed() {
  return (
    <p className="inline-flex min-h-11 items-center gap-2 rounded-control bg-sun px-3.5 py-2 text-sm font-semibold text-on-sun">
      <CircleAlert aria-hidden size={18} className="shrink-0" />
      Already Claimed
    </p>
  );
}

function FarmPicture({ farm }: { farm: ClaimableFarm }) {
  return (
    <div className="aspect-4/3 w-20 shrink-0 self-start overflow-hidden rounded-control sm:w-36">
      <Picture
        address={pictureAddress(farm.imageUrl)}
        alt=""
        sizes="9rem"
        otherwise={<PlaceArt place={farm} />}
      />
    </div>
  );
}

/** A registered farm that shoppers see has a page of its own; a place of the directory has none. */
function Name({ farm }: { farm: ClaimableFarm }) {
  if (typeof farm.id !== 'number' || !farm.isShown) return farm.name;
  return (
    <Link to={paths.farm(farm.id)} className="hover:text-leaf hover:underline">
      {farm.name}
    </Link>
  );
}

/** A farm that was found, with what can be done about it. */
export function ClaimCard({ farm, action }: { farm: ClaimableFarm; action: ReactNode }) {
  return (
    <Card>
      <article className="flex gap-4 p-4">
        <FarmPicture farm={farm} />
        <div className="flex min-w-0 flex-1 flex-col gap-2">
          <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
            <h3 className="min-w-0 text-lg leading-snug wrap-anywhere">
              <Name farm={farm} />
            </h3>
            {farm.distanceMiles !== null && (
              <span className="shrink-0 text-sm font-semibold tabular-nums sm:pt-1">
                {formatMiles(farm.distanceMiles)}
              </span>
            )}
          </div>
          <p className="relative text-sm text-soft wrap-anywhere sm:pl-5.5">
            <MapPin aria-hidden size={16} className="absolute top-0.5 left-0 max-sm:hidden" />
            {farm.address ||
              [farm.city, farm.state, farm.zipCode].filter(Boolean).join(', ') ||
              'Address not listed'}
          </p>
          <div className="flex flex-wrap gap-1.5">
            <Badge>{PLACE_KIND_LABELS[farm.kind]}</Badge>
            {farm.isVerified && (
              <Badge tone="plain" icon={<BadgeCheck aria-hidden size={14} className="text-leaf" />}>
                Verified
              </Badge>
            )}
          </div>
          <p className="text-xs text-soft">
            {farm.isDemonstration ? 'Demo data' : `Source: ${farm.source.attribution}`}
          </p>
          <div className="mt-1 max-sm:-ml-24">{farm.isClaimed ? <AlreadyClaimed /> : action}</div>
        </div>
      </article>
    </Card>
  );
}
