import { paths, withQuery } from '@farmgate/backend/contract/shared/site-paths';
import { Suspense, lazy } from 'react';
import { PageHead } from '../../../lib/page/page-head';
import { BackLink } from '../back-link';
import { FormSkeleton } from '../form-skeleton';
import { VendorGate } from '../vendor-gate';

const EditProfile = lazy(() => import('./edit-profile').then((module) => ({ default: module.EditProfile })));

/** Where a vendor changes what people see of the business. */
export function EditProfilePage() {
  return (
    <div className="page py-8 md:py-12">
      <PageHead title="Edit Profile" noindex />
      <BackLink to={withQuery(paths.vendorDashboard, { tab: 'profile' })}>Dashboard</BackLink>
      <h1 className="mt-4 mb-8 text-2xl md:text-3xl">Edit Profile</h1>
      <VendorGate here={paths.vendorProfileEdit} skeleton={<FormSkeleton />}>
        {({ me, profile }) => (
          <Suspense fallback={<FormSkeleton />}>
            <EditProfile userId={me.id} profile={profile} />
          </Suspense>
        )}
      </VendorGate>
    </div>
  );
}
