import { PLACE_KIND_LABELS } from '@farmgate/backend/contract/directory/place-kinds';
import type { PlaceView } from '@farmgate/backend/contract/directory/places';
import { CARD_LIMITS } from '@farmgate/backend/contract/shared/limits';
import { Clock, Globe, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { UGC_REL, formatMiles, formatPhone, phoneHref, webAddress } from '../../lib/format/format';
import { pictureAddress } from '../../lib/format/picture-address';
import { track } from '../../lib/track';
import { PlaceThumbnail } from '../../ui/art/place/place-thumbnail';
import { Badge } from '../../ui/badge';
import { Card } from '../../ui/card';
import { Picture } from '../../ui/pictures/picture';
import { Rating } from '../../ui/rating';
import { PlaceName } from '../parts/place-name';
import { Tags } from '../parts/tags';

function FarmPicture({ farm }: { farm: PlaceView }) {
  return (
    <div className="aspect-4/3 overflow-hidden rounded-control">
      <Picture
        address={pictureAddress(farm.imageUrl)}
        alt={farm.name}
        sizes="(min-width: 600px) 11rem, 7rem"
        otherwise={
          <PlaceThumbnail
            latitude={farm.isApproximate ? null : farm.latitude}
            longitude={farm.isApproximate ? null : farm.longitude}
            state={farm.state}
            kind={farm.kind ?? 'on_farm_market'}
            seed={farm.id}
          />
        }
      />
    </div>
  );
}

interface ContactProps {
  href: string;
  rel?: string;
  icon: ReactNode;
  /** For those who do not see which card it stands on. */
  label: string;
  children: string;
  onFollow: () => void;
}

function Contact({ href, rel, icon, label, children, onFollow }: ContactProps) {
  return (
    <a
      href={href}
      rel={rel}
      aria-label={label}
      onClick={onFollow}
      className="hit -mx-1.5 inline-flex min-h-9 max-w-full items-center gap-1.5 rounded-control px-1.5 text-sm font-semibold wrap-anywhere text-leaf tabular-nums transition-colors hover:bg-moss"
    >
      {icon}
      {children}
    </a>
  );
}

function Contacts({ farm: { id, name, phone, website } }: { farm: PlaceView }) {
  const address = webAddress(website);
  if (!phone && !address) return null;
  return (
    <p className="mt-auto flex flex-wrap gap-x-5">
      {phone && (
        <Contact
          href={phoneHref(phone)}
          icon={<Phone aria-hidden size={16} className="shrink-0" />}
          label={`Call ${name}: ${formatPhone(phone)}`}
          onFollow={() => track('call_farm', { placeId: id })}
        >
          {formatPhone(phone)}
        </Contact>
      )}
      {address && (
        <Contact
          href={address}
          rel={UGC_REL}
          icon={<Globe aria-hidden size={16} className="shrink-0" />}
          label={`Visit Website of ${name}`}
          onFollow={() => track('visit_farm_website', { placeId: id })}
        >
          Visit Website
        </Contact>
      )}
    </p>
  );
}

/** A farm or market near the city of the page. */
export function LocationFarmCard({ farm }: { farm: PlaceView }) {
  return (
    <Card className="h-full">
      <article className="flex h-full flex-col gap-3 p-4">
        <div className="grid grid-cols-[minmax(5rem,32%)_minmax(0,1fr)] items-start gap-4">
          <FarmPicture farm={farm} />
          <div className="flex flex-col gap-1">
            <p className="text-xs font-semibold text-leaf">
              {farm.kind ? PLACE_KIND_LABELS[farm.kind] : 'Local farm'}
              {farm.isDemonstration && <span className="font-normal text-soft"> · Demonstration</span>}
            </p>
            <h3 className="text-lg leading-snug wrap-anywhere">
              <PlaceName place={farm} />
            </h3>
            {farm.rating !== null && <Rating rating={farm.rating} count={farm.userRatingsTotal} />}
          </div>
        </div>
        <p className="relative pl-5.5 text-sm text-soft wrap-anywhere">
          <MapPin aria-hidden size={16} className="absolute top-0.5 left-0" />
          <span className="float-right ml-3 font-semibold text-ink tabular-nums">
            {formatMiles(farm.distanceMiles)}
          </span>
          {farm.address || 'Address not listed'}
        </p>
        {farm.openSummary && (
          <p className="relative pl-5.5 text-sm font-semibold">
            <Clock aria-hidden size={16} className="absolute top-0.5 left-0 text-soft" />
            {farm.openSummary}
          </p>
        )}
        {farm.organicCertified && (
          <p>
            <Badge tone="sun">Certified Organic</Badge>
          </p>
        )}
        <Tags label="Products" items={farm.productTypes} limit={CARD_LIMITS.locationProductTypes} />
        <Tags
          label="Activities"
          items={farm.farmActivities}
          limit={CARD_LIMITS.locationActivities}
          tone="outline"
        />
        <Contacts farm={farm} />
      </article>
    </Card>
  );
}
