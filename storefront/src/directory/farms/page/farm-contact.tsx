import type { FarmView } from '@farmgate/backend/contract/directory/farms';
import { shownSocialLinks } from '@farmgate/backend/contract/directory/social-links';
import { Globe, Mail, MapPin, MapPinned, Phone, Share2 } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { UGC_REL, formatPhone, mailHref, phoneHref, webAddress } from '../../../lib/format/format';
import { track } from '../../../lib/track';
import { AnchorButton } from '../../../ui/button';
import { directionsAddress } from '../../cards/links';
import { SocialLinks } from '../../cards/social-links';
import { wholeAddress } from '../farm-meta';
import { OpenLine } from './farm-hours';

const hostOf = (address: string) => new URL(address).hostname.replace(/^www\./, '');

/** An address that breaks where its parts end. */
function Breakable({ text }: { text: string }) {
  return text.split(/(?=[@.])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

function Way({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2.5 text-sm">
      <span aria-hidden className="mt-0.5 shrink-0 text-leaf">
        {icon}
      </span>
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </li>
  );
}

const directions = (farm: FarmView) => directionsAddress(farm.name, `${farm.name}, ${wholeAddress(farm)}`);

/** Every way to the farm: beside its picture on wide screens, where it stays while the page scrolls. */
export function FarmContact({ farm }: { farm: FarmView }) {
  const placeId = `farm-${farm.id}`;
  const website = webAddress(farm.website);
  const { phone, email } = farm;
  return (
    <section
      aria-labelledby="contact"
      className="flex flex-col gap-5 rounded-card border border-line bg-card p-5 md:sticky md:top-24"
    >
      <h2 id="contact" className="text-lg">
        Visit or get in touch
      </h2>
      <OpenLine farm={farm} />
      <ul className="flex flex-col gap-2.5">
        <Way icon={<MapPin size={18} />}>
          <address className="not-italic">{wholeAddress(farm)}</address>
        </Way>
        {phone && (
          <Way icon={<Phone size={18} />}>
            <a
              href={phoneHref(phone)}
              className="link hit tabular-nums"
              onClick={() => track('call_farm', { placeId })}
            >
              {formatPhone(phone)}
            </a>
          </Way>
        )}
        {email && (
          <Way icon={<Mail size={18} />}>
            <a href={mailHref(email)} className="link hit">
              <Breakable text={email} />
            </a>
          </Way>
        )}
        {website && (
          <Way icon={<Globe size={18} />}>
            <a
              href={website}
              rel={UGC_REL}
              className="link hit"
              onClick={() => track('visit_farm_website', { placeId })}
            >
              <Breakable text={hostOf(website)} />
            </a>
          </Way>
        )}
        {shownSocialLinks(farm.socialLinks).length > 0 && (
          <Way icon={<Share2 size={18} />}>
            <SocialLinks links={farm.socialLinks} placeId={placeId} name={farm.name} />
          </Way>
        )}
      </ul>
      <div className="flex flex-col gap-2.5">
        {phone && (
          <AnchorButton
            href={phoneHref(phone)}
            icon={<Phone aria-hidden size={18} />}
            wide
            onClick={() => track('call_farm', { placeId })}
          >
            Call the farm
          </AnchorButton>
        )}
        <AnchorButton
          href={directions(farm)}
          rel="noopener"
          look={phone ? 'secondary' : 'primary'}
          icon={<MapPinned aria-hidden size={18} />}
          wide
          onClick={() => track('view_farm_on_map', { placeId })}
        >
          Get directions
        </AnchorButton>
      </div>
    </section>
  );
}

/** The two nearest ways to the farm at a phone's lower edge. */
export function FarmContactBar({ farm }: { farm: FarmView }) {
  const placeId = `farm-${farm.id}`;
  return (
    <div className="sticky bottom-0 z-20 mt-10 -mb-16 border-t border-line bg-paper py-3 md:hidden print:hidden">
      <div className="page flex flex-wrap items-center gap-2">
        {farm.phone && (
          <AnchorButton
            href={phoneHref(farm.phone)}
            icon={<Phone aria-hidden size={18} />}
            className="flex-1"
            onClick={() => track('call_farm', { placeId })}
          >
            Call
          </AnchorButton>
        )}
        {!farm.phone && farm.email && (
          <AnchorButton href={mailHref(farm.email)} icon={<Mail aria-hidden size={18} />} className="flex-1">
            Email
          </AnchorButton>
        )}
        <AnchorButton
          href={directions(farm)}
          rel="noopener"
          look="secondary"
          icon={<MapPinned aria-hidden size={18} />}
          className="flex-1"
          onClick={() => track('view_farm_on_map', { placeId })}
        >
          Directions
        </AnchorButton>
      </div>
    </div>
  );
}
