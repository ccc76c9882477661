import type { VendorTerms } from '@farmgate/backend/contract/marketplace/vendor-terms';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useQuery } from '@tanstack/react-query';
import { MapPinned, Tag } from 'lucide-react';
import { Suspense, lazy } from 'react';
import { apiQuery } from '../../../lib/api/queries';
import { PageHead } from '../../../lib/page/page-head';
import { LinkButton } from '../../../ui/button';
import { CouldNotLoad } from '../../../ui/states/could-not-load';
import { BackLink } from '../back-link';
import { RowsSkeleton } from '../dashboard/dashboard-skeleton';
import { VendorGate } from '../vendor-gate';

const TermsForm = lazy(() => import('./terms-form').then((module) => ({ default: module.TermsForm })));
const CashRounding = lazy(() => import('./cash-form').then((module) => ({ default: module.CashRounding })));
const UncollectedForm = lazy(() =>
  import('./uncollected-form').then((module) => ({ default: module.UncollectedForm })),
);

const VENDOR_TERMS = '/api/vendor/terms';
const SKELETON = <RowsSkeleton label="Loading your prices..." />;

function Terms() {
  const { data, error, refetch } = useQuery(apiQuery<VendorTerms>(VENDOR_TERMS));
  if (data)
    return (
      <Suspense fallback={SKELETON}>
        <TermsForm terms={data} />
        <UncollectedForm />
        <CashRounding />
      </Suspense>
    );
  if (error) return <CouldNotLoad title="We couldn’t load your prices." error={error} onRetry={refetch} />;
  return SKELETON;
}

/** What a vendor asks for sending an order, and as the least order. */
export function TermsPage() {
  return (
    <div className="page py-8 md:py-12">
      <PageHead title="Prices and terms" noindex />
      <BackLink to={paths.deskMore}>More</BackLink>
      <div className="mt-4 mb-6 flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <h1 className="text-2xl md:text-3xl">Prices and terms</h1>
        <div className="flex flex-wrap gap-3">
          <LinkButton look="secondary" to={paths.deliveryZones} icon={<MapPinned aria-hidden size={18} />}>
            Delivery zones
          </LinkButton>
          <LinkButton look="secondary" to={paths.vendorCodes} icon={<Tag aria-hidden size={18} />}>
            Discount codes
          </LinkButton>
        </div>
      </div>
      <p className="mb-8 max-w-measure text-soft">
        Set your own shipping and delivery prices, or keep Farmgate’s. Orders you already have don’t change.
      </p>
      <VendorGate here={paths.vendorTerms} skeleton={SKELETON}>
        {() => <Terms />}
      </VendorGate>
    </div>
  );
}
