import type { PlaceView } from '@farmgate/backend/contract/directory/places';
import { clsx } from 'clsx';
import { Globe, MapPinned, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { UGC_REL, formatPhone, phoneHref, webAddress } from '../../lib/format/format';
import { track } from '../../lib/track';
import { directionsAddress } from './links';

interface ActionProps {
  href: string;
  /** For those who do not see which card it stands on. */
  label: string;
  icon: ReactNode;
  rel?: string;
  onFollow: () => void;
  /** It leads to nothing that could be read. */
  isForScreens?: boolean;
  children: string;
}

function Action({ href, label, icon, rel, onFollow, isForScreens, children }: ActionProps) {
  return (
    <a
      href={href}
      rel={rel}
      aria-label={label}
      onClick={onFollow}
      className={clsx(
        'hit inline-flex min-h-9 max-w-full items-center gap-1.5 rounded-control px-1 text-sm sm:px-1.5 font-semibold wrap-anywhere text-leaf tabular-nums transition-colors hover:bg-moss',
        isForScreens && 'print:hidden',
      )}
    >
      {icon}
      {children}
    </a>
  );
}

/** Phone, directions and website: each where it is known. */
export function PlaceActions({ place }: { place: PlaceView }) {
  const { id: placeId, name, phone, address } = place;
  const website = webAddress(place.website);
  return (
    <div className="-mx-1 flex flex-wrap gap-x-1 sm:-mx-1.5 sm:gap-x-1.5">
      {phone && (
        <Action
          href={phoneHref(phone)}
          label={`Call ${name}, ${formatPhone(phone)}`}
          icon={<Phone aria-hidden size={16} />}
          onFollow={() => track('call_farm', { placeId })}
        >
          {formatPhone(phone)}
        </Action>
      )}
      <Action
        href={directionsAddress(name, address)}
        label={`Directions to ${name}`}
        icon={<MapPinned aria-hidden size={16} />}
        rel="noopener"
        onFollow={() => track('view_farm_on_map', { placeId })}
        isForScreens
      >
        Directions
      </Action>
      {website && (
        <Action
          href={website}
          label={`Website of ${name}`}
          icon={<Globe aria-hidden size={16} />}
          rel={UGC_REL}
          onFollow={() => track('visit_farm_website', { placeId })}
        >
          Website
        </Action>
      )}
    </div>
  );
}
