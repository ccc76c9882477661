import type { MeView } from '@farmgate/backend/contract/accounts/auth';
import type { VendorProfile } from '@farmgate/backend/contract/marketplace/vendors';
import { Fragment, type ReactNode } from 'react';
import { isCode } from '../../lib/api/is-code';
import { RoleNotAllowed } from '../../shared/business/role-not-allowed';
import { CouldNotLoad } from '../../ui/states/could-not-load';
import { ProfileMissing } from './profile-missing';
import { useOwnVendor } from './use-own-vendor';

/** In the place of what only a signed-in person can see, for those whose browser runs no scripts. */
export function NeedsScripts() {
  return (
    <p className="hidden rounded-control bg-sunk px-3.5 py-3 text-sm noscript:block">
      Please turn on JavaScript to use this page.
    </p>
  );
}

export interface VendorGateProps {
  /** The page's own address. */
  here: string;
  /** Where who does not sell yet becomes a vendor, if that leads back to the page. */
  onboarding?: string;
  /** The shape of what is still on its way. */
  skeleton: ReactNode;
  children: (own: { me: MeView; profile: VendorProfile }) => ReactNode;
}

/** Shows to vendors what is theirs. Visitors log in first, others learn how to become one. */
export function VendorGate({ here, onboarding, skeleton, children }: VendorGateProps) {
  const own = useOwnVendor(here);
  switch (own.status) {
    case 'waiting':
      return (
        <>
          <NeedsScripts />
          <div className="noscript:hidden">{skeleton}</div>
        </>
      );
    case 'missing':
      return <ProfileMissing onboarding={onboarding} />;
    case 'failed':
      if (isCode(own.error, 'BUSINESS_ROLE_NOT_ALLOWED'))
        return <RoleNotAllowed message={own.error.message} />;
      return <CouldNotLoad title="We couldn’t load your profile." error={own.error} onRetry={own.retry} />;
    case 'ready':
      return <Fragment key={own.me.id}>{children(own)}</Fragment>;
  }
}
