import {
  type SocialLinks as Links,
  shownSocialLinks,
} from '@farmgate/backend/contract/directory/social-links';
import { Fragment } from 'react';
import { UGC_REL } from '../../lib/format/format';
import { track } from '../../shared/track';

interface SocialLinksProps {
  links: Links | undefined;
  placeId: string;
  /** Whose pages they are, for those who hear a link by itself. */
  name: string;
}

/** The pages of a place or farm in social networks, in one line. */
export function SocialLinks({ links, placeId, name }: SocialLinksProps) {
  return shownSocialLinks(links).map(({ network, label, href }, index) => (
    <Fragment key={network}>
      {index > 0 && ', '}
      <a
        href={href}
        rel={UGC_REL}
        aria-label={`${name} on ${label}`}
        className="link hit"
        onClick={() => track('visit_farm_social', { placeId, network })}
      >
        {label}
      </a>
    </Fragment>
  ));
}
