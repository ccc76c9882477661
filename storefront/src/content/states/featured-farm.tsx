import type { FeaturedFarm } from '@farmgate/backend/contract/content/state-pages';
import { PLACE_KIND_LABELS } from '@farmgate/backend/contract/directory/place-kinds';
import { shownSocialLinks } from '@farmgate/backend/contract/directory/social-links';
import { CARD_LIMITS } from '@farmgate/backend/contract/shared/limits';
import { Globe, Share2 } from 'lucide-react';
import { UGC_REL, webAddress } from '../../lib/format/format';
import { pictureAddress } from '../../lib/format/picture-address';
import { track } from '../../shared/track';
import { PlaceArt } from '../../ui/art/place/place-art';
import { Badge } from '../../ui/badge';
import { Card } from '../../ui/card';
import { Picture } from '../../ui/pictures/picture';
import { Tags } from '../../ui/tags';
import { PlaceName } from '../parts/place-name';

/** A farm or market that stands for its state. */
export function FeaturedFarmCard({ farm }: { farm: FeaturedFarm }) {
  const { id, kind, name, city, address, description, productTypes, organicCertified } = farm;
  const website = webAddress(farm.website);
  const social = website ? [] : shownSocialLinks(farm.socialLinks);
  return (
    <Card className="h-full">
      <article className="flex h-full flex-col gap-3 p-4">
        <div className="grid grid-cols-[minmax(5rem,32%)_minmax(0,1fr)] items-start gap-4">
          <div className="aspect-4/3 overflow-hidden rounded-control">
            <Picture
              address={pictureAddress(farm.imageUrl)}
              alt={name}
              sizes="8rem"
              otherwise={<PlaceArt place={farm} />}
            />
          </div>
          <div className="flex flex-col gap-1">
            <p className="text-xs font-semibold text-leaf">{PLACE_KIND_LABELS[kind]}</p>
            <h3 className="place-name">
              <PlaceName place={farm} />
            </h3>
            <p className="text-sm text-soft wrap-anywhere">{city ?? address}</p>
          </div>
        </div>
        {description && <p className="line-clamp-3 text-sm wrap-anywhere">{description}</p>}
        {organicCertified && (
          <p>
            <Badge tone="sun">Certified Organic</Badge>
          </p>
        )}
        <Tags label="Products" items={productTypes} limit={CARD_LIMITS.farmProductTypes} />
        {website && (
          <a
            href={website}
            rel={UGC_REL}
            aria-label={`Visit Website of ${name}`}
            onClick={() => track('visit_farm_website', { placeId: id })}
            className="hit mt-auto inline-flex min-h-9 items-center gap-1.5 self-start text-sm font-semibold text-leaf hover:underline"
          >
            <Globe aria-hidden size={16} className="shrink-0" />
            Visit Website
          </a>
        )}
        {social.length > 0 && (
          <p className="mt-auto flex flex-wrap gap-x-4 gap-y-1 text-sm font-semibold">
            {social.map(({ network, label, href }) => (
              <a
                key={network}
                href={href}
                rel={UGC_REL}
                aria-label={`${name} on ${label}`}
                onClick={() => track('visit_farm_social', { placeId: id, network })}
                className="hit inline-flex min-h-9 items-center gap-1.5 text-leaf hover:underline"
              >
                <Share2 aria-hidden size={16} className="shrink-0" />
                {label}
              </a>
            ))}
          </p>
        )}
      </article>
    </Card>
  );
}
