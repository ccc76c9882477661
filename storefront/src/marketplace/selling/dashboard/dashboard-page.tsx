import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { Plus } from 'lucide-react';
import { Suspense, lazy } from 'react';
import { isCode } from '../../../lib/api/is-code';
import { PageHead } from '../../../lib/page/page-head';
import { RoleNotAllowed } from '../../../shared/business/role-not-allowed';
import { useMay } from '../../../shared/business/use-may';
import { LinkButton } from '../../../ui/button';
import { CouldNotLoad } from '../../../ui/states/could-not-load';
import { ProfileMissing } from '../profile-missing';
import { type OwnVendor, useOwnVendor } from '../use-own-vendor';
import { NeedsScripts } from '../vendor-gate';
import { DashboardSkeleton } from './dashboard-skeleton';
import { PublicProfileButton } from './public-profile-button';

const Dashboard = lazy(() => import('./dashboard').then((module) => ({ default: module.Dashboard })));

function Content({ own }: { own: OwnVendor }) {
  switch (own.status) {
    case 'waiting':
      return (
        <>
          <NeedsScripts />
          <div className="noscript:hidden">
            <DashboardSkeleton />
          </div>
        </>
      );
    case 'missing':
      return <ProfileMissing />;
    case 'failed':
      if (isCode(own.error, 'BUSINESS_ROLE_NOT_ALLOWED'))
        return <RoleNotAllowed message={own.error.message} />;
      return <CouldNotLoad title="We couldn’t load your dashboard." error={own.error} onRetry={own.retry} />;
    case 'ready':
      return (
        <Suspense fallback={<DashboardSkeleton />}>
          <Dashboard key={own.me.id} profile={own.profile} />
        </Suspense>
      );
  }
}

/** Where vendors manage what they sell, their orders and what people see of them. */
export function DashboardPage() {
  const own = useOwnVendor(paths.vendorDashboard);
  const { may } = useMay();
  const profile = own.status === 'ready' ? own.profile : null;
  return (
    <div className="page py-8 md:py-12">
      <PageHead title="Vendor Dashboard" noindex />
      <div className="mb-8 flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <h1 className="min-w-0 text-2xl wrap-anywhere md:text-3xl">
          {profile?.businessName ?? 'Vendor Dashboard'}
        </h1>
        {profile && (
          <div className="flex flex-wrap gap-3">
            <PublicProfileButton profile={profile} />
            {may('price') && (
              <LinkButton to={paths.newProduct} icon={<Plus aria-hidden size={18} />}>
                Add Product
              </LinkButton>
            )}
          </div>
        )}
      </div>
      <Content own={own} />
    </div>
  );
}
