import type { VendorProfile } from '@farmgate/backend/contract/marketplace/vendors';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { ExternalLink } from 'lucide-react';
import { useId } from 'react';
import { LinkButton } from '../../../ui/button';
import { whyNotPublic } from './dashboard-rules';

type PublicProfile = Pick<VendorProfile, 'id' | 'isApproved' | 'isActive'>;

/** Leads to the vendor's page as everybody sees it; says why where nobody sees it yet. */
export function PublicProfileButton({ profile }: { profile: PublicProfile }) {
  const id = useId();
  const reason = whyNotPublic(profile);
  return (
    <span>
      <LinkButton
        look="secondary"
        to={paths.vendor(profile.id)}
        icon={<ExternalLink aria-hidden size={18} />}
        {...(reason !== null && { title: reason, 'aria-describedby': id })}
      >
        View Public Profile
      </LinkButton>
      {reason !== null && (
        <span id={id} hidden>
          {reason}
        </span>
      )}
    </span>
  );
}
