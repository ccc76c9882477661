import type { PlaceCard } from '@farmgate/backend/contract/directory/places';
import { shownSocialLinks } from '@farmgate/backend/contract/directory/social-links';
import { phoneHref } from '@farmgate/backend/contract/shared/phone-href';
import type { ReactNode } from 'react';
import { directionsAddress } from '../../lib/format/directions-address';
import { UGC_REL, formatPhone, webAddress } from '../../lib/format/format';
import { track } from '../../shared/track';
import type { IconName } from '../../ui/icon';

interface ActionProps {
  href: string;
  /** For those who do not see which card it stands on. */
  label: string;
  icon: IconName;
  rel?: string;
  onFollow: () => void;
  children: ReactNode;
}

function Action({ href, label, icon, rel, onFollow, children }: ActionProps) {
  return (
    <a href={href} rel={rel} aria-label={label} onClick={onFollow} className={`icon-${icon}`}>
      {children}
    </a>
  );
}

/** Phone, directions and website: each where it is known. Without a website, its pages in social networks. */
export function PlaceActions({ place }: { place: PlaceCard }) {
  const { id: placeId, name, phone, movedTo, address } = place;
  const website = webAddress(place.website ?? null);
  return (
    <div className="place-card-actions">
      {phone && (
        <Action
          href={phoneHref(phone)}
          label={`Call ${name}, ${formatPhone(phone)}`}
          icon="phone"
          onFollow={() => track('call_farm', { placeId })}
        >
          <span>Call</span>
          <span>{formatPhone(phone)}</span>
        </Action>
      )}
      <Action
        href={directionsAddress(name, movedTo ?? address)}
        label={`Directions to ${name}`}
        icon="map-pinned"
        rel="noopener"
        onFollow={() => track('view_farm_on_map', { placeId })}
      >
        Directions
      </Action>
      {website && (
        <Action
          href={website}
          label={`Website of ${name}`}
          icon="globe"
          rel={UGC_REL}
          onFollow={() => track('visit_farm_website', { placeId })}
        >
          Website
        </Action>
      )}
      {!website &&
        shownSocialLinks(place.socialLinks).map(({ network, label, href }) => (
          <Action
            key={network}
            href={href}
            label={`${name} on ${label}`}
            icon="share"
            rel={UGC_REL}
            onFollow={() => track('visit_farm_social', { placeId, network })}
          >
            {label}
          </Action>
        ))}
    </div>
  );
}
