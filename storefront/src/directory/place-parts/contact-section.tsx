import type { PlaceView } from '@farmgate/backend/contract/directory/places';
import { shownSocialLinks } from '@farmgate/backend/contract/directory/social-links';
import { phoneHref } from '@farmgate/backend/contract/shared/phone-href';
import { Globe, Mail, MapPin, MapPinned, Phone, Share2 } from 'lucide-react';
import { Fragment } from 'react';
import { directionsAddress } from '../../lib/format/directions-address';
import { UGC_REL, formatPhone, mailHref, webAddress } from '../../lib/format/format';
import { track } from '../../shared/track';
import { AnchorButton } from '../../ui/button';
import { IconLine } from '../../ui/icon-line';
import { SocialLinks } from '../cards/social-links';
import { type KnownOpening, OpenLine } from './opening-section';

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

/** Every way to a farm or another place. */
export interface KnownContact extends Pick<PlaceView, 'id' | 'name' | 'phone' | 'website' | 'socialLinks'> {
  /** The whole address in one line. */
  address: string;
  email: string | null;
  /** Where it is on the day that its status speaks of, in place of the address. */
  movedTo: string | null;
}

const directions = ({ name, address, movedTo }: KnownContact) =>
  directionsAddress(name, movedTo ?? `${name}, ${address}`);

export interface ContactSectionProps {
  contact: KnownContact;
  opening: KnownOpening;
  /** What the button for its phone says. */
  call: string;
}

/** Beside the picture on wide screens, where it stays while the page scrolls. */
export function ContactSection({ contact, opening, call }: ContactSectionProps) {
  const { id: placeId, name, address, phone, email, socialLinks } = contact;
  const website = webAddress(contact.website);
  return (
    <section
      aria-labelledby="contact"
      className="flex flex-col gap-5 rounded-card border border-line bg-card p-5 md:sticky md:top-24"
    >
      <h2 id="contact" className="text-lg">
        Visit or get in touch
      </h2>
      <OpenLine opening={opening} />
      <ul className="flex flex-col gap-2.5">
        <IconLine icon={<MapPin size={18} />}>
          <address className="not-italic">{address}</address>
        </IconLine>
        {phone && (
          <IconLine icon={<Phone size={18} />}>
            <a
              href={phoneHref(phone)}
              className="link hit tabular-nums"
              onClick={() => track('call_farm', { placeId })}
            >
              {formatPhone(phone)}
            </a>
          </IconLine>
        )}
        {email && (
          <IconLine icon={<Mail size={18} />}>
            <a href={mailHref(email)} className="link hit">
              <Breakable text={email} />
            </a>
          </IconLine>
        )}
        {website && (
          <IconLine icon={<Globe size={18} />}>
            <a
              href={website}
              rel={UGC_REL}
              className="link hit"
              onClick={() => track('visit_farm_website', { placeId })}
            >
              <Breakable text={hostOf(website)} />
            </a>
          </IconLine>
        )}
        {shownSocialLinks(socialLinks).length > 0 && (
          <IconLine icon={<Share2 size={18} />}>
            <SocialLinks links={socialLinks} placeId={placeId} name={name} />
          </IconLine>
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
            {call}
          </AnchorButton>
        )}
        <AnchorButton
          href={directions(contact)}
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

/** The two nearest ways to it at a phone's lower edge. */
export function ContactBar({ contact }: { contact: KnownContact }) {
  const { id: placeId, phone, email } = contact;
  return (
    <div className="bottom-bar sticky bottom-(--desk) z-20 mt-10 -mb-16 border-t border-line bg-paper py-3 md:hidden print:hidden">
      <div className="page flex flex-wrap items-center gap-2">
        {phone && (
          <AnchorButton
            href={phoneHref(phone)}
            icon={<Phone aria-hidden size={18} />}
            className="flex-1"
            onClick={() => track('call_farm', { placeId })}
          >
            Call
          </AnchorButton>
        )}
        {!phone && email && (
          <AnchorButton href={mailHref(email)} icon={<Mail aria-hidden size={18} />} className="flex-1">
            Email
          </AnchorButton>
        )}
        <AnchorButton
          href={directions(contact)}
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
