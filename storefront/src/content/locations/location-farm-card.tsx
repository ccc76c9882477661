import { PLACE_KIND_LABELS } from '@farmgate/backend/contract/directory/place-kinds';
import type { PlaceCard } from '@farmgate/backend/contract/directory/places';
import { shownSocialLinks } from '@farmgate/backend/contract/directory/social-links';
import { CARD_LIMITS } from '@farmgate/backend/contract/shared/limits';
import { phoneHref } from '@farmgate/backend/contract/shared/phone-href';
import { UGC_REL, formatMiles, formatPhone, webAddress } from '../../lib/format/format';
import { pictureAddress } from '../../lib/format/picture-address';
import { track } from '../../shared/track';
import { PlaceArt } from '../../ui/art/place/place-art';
import { Badge } from '../../ui/badge';
import { Card } from '../../ui/card';
import type { IconName } from '../../ui/icon';
import { Picture } from '../../ui/pictures/picture';
import { Rating } from '../../ui/rating';
import { Tags } from '../../ui/tags';
import { PlaceName } from '../parts/place-name';

function FarmPicture({ farm }: { farm: PlaceCard }) {
  return (
    <div className="location-card-picture">
      <Picture
        address={pictureAddress(farm.imageUrl ?? null)}
        alt={farm.name}
        sizes="(min-width: 600px) 11rem, 7rem"
        otherwise={<PlaceArt place={farm} />}
      />
    </div>
  );
}

interface ContactProps {
  href: string;
  rel?: string;
  icon: IconName;
  /** For those who do not see which card it stands on. */
  label: string;
  children: string;
  onFollow: () => void;
}

function Contact({ href, rel, icon, label, children, onFollow }: ContactProps) {
  return (
    <a href={href} rel={rel} aria-label={label} onClick={onFollow} className={`icon-${icon}`}>
      {children}
    </a>
  );
}

function Contacts({ farm: { id, name, phone, website, socialLinks } }: { farm: PlaceCard }) {
  const address = webAddress(website ?? null);
  const social = address ? [] : shownSocialLinks(socialLinks);
  if (!phone && !address && social.length === 0) return null;
  return (
    <p className="location-card-ways">
      {phone && (
        <Contact
          href={phoneHref(phone)}
          icon="phone"
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
          icon="globe"
          label={`Visit Website of ${name}`}
          onFollow={() => track('visit_farm_website', { placeId: id })}
        >
          Visit Website
        </Contact>
      )}
      {social.map(({ network, label, href }) => (
        <Contact
          key={network}
          href={href}
          rel={UGC_REL}
          icon="share"
          label={`${name} on ${label}`}
          onFollow={() => track('visit_farm_social', { placeId: id, network })}
        >
          {label}
        </Contact>
      ))}
    </p>
  );
}

/** A farm or market near the city of the page. */
export function LocationFarmCard({ farm }: { farm: PlaceCard }) {
  return (
    <Card className="h-full">
      <article className="location-card">
        <div className="location-card-head">
          <FarmPicture farm={farm} />
          <div>
            <p>{farm.kind ? PLACE_KIND_LABELS[farm.kind] : 'Local farm'}</p>
            <h3>
              <PlaceName place={farm} />
            </h3>
            {farm.rating !== undefined && (
              <Rating rating={farm.rating} count={farm.userRatingsTotal ?? null} />
            )}
          </div>
        </div>
        <p className="location-card-line icon-map-pin text-soft">
          <span>{formatMiles(farm.distanceMiles)}</span>
          {farm.address || 'Address not listed'}
        </p>
        {farm.openSummary && (
          <p className="location-card-line icon-clock font-semibold">
            {farm.openSummary}
            {farm.hoursFrom && <span className="font-normal text-soft">Hours from {farm.hoursFrom}</span>}
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
