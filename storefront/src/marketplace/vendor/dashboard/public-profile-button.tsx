import type { VendorProfile } from '@farmgate/backend/contract/marketplace/vendors';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { ExternalLink } from 'lucide-react';
import { useId } from 'react';
import { LinkButton, buttonClass } from '../../../ui/button';
import { whyNotPublic } from './dashboard-rules';

type PublicProfile = Pick<VendorProfile, 'id' | 'isApproved' | 'isActive'>;

/** Leads to the vendor's page as everybody sees it; says why where nobody sees it yet. */
export function PublicProfileButton({ profile }: { profile: PublicProfile }) {
  const id = useId();
  const reason = whyNotPublic(profile);
  const icon = <ExternalLink aria-hidden size={18} />;
  if (reason === null) {
    return (
      <LinkButton look="secondary" to={paths.vendor(profile.id)} icon={icon}>
        View Public Profile
      </LinkButton>
    );
  }
  return (
    <span>
      {/* It stays where the keyboard finds it, so that the reason can be heard. */}
      <span
        role="link"
        tabIndex={0}
        aria-disabled
        aria-describedby={id}
        title={reason}
        className={buttonClass({ look: 'secondary' })}
      >
        {icon}
        View Public Profile
      </span>
      <span id={id} hidden>
        {reason}
      </span>
    </span>
  );
}
