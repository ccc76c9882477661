import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { Upload } from 'lucide-react';
import { Suspense, lazy, useState } from 'react';
import { PageHead } from '../../../lib/page/page-head';
import { useMay } from '../../../shared/business/use-may';
import { Button } from '../../../ui/button';
import { WhenFirstOpen } from '../../../ui/dialogs/when-first-open';
import { BackLink } from '../back-link';
import { RowsSkeleton } from '../dashboard/dashboard-skeleton';
import { VendorGate } from '../vendor-gate';

const CustomersList = lazy(() =>
  import('./customers-list').then((module) => ({ default: module.CustomersList })),
);

const ImportCustomersDialog = lazy(() =>
  import('./import-customers-dialog').then((module) => ({ default: module.ImportCustomersDialog })),
);

/** A list of customers comes in as a spreadsheet. */
function ImportCustomers() {
  const { may } = useMay();
  const [open, setOpen] = useState(false);
  if (!may('refund')) return null;
  return (
    <>
      <Button
        look="secondary"
        aria-haspopup="dialog"
        icon={<Upload aria-hidden size={18} />}
        onClick={() => setOpen(true)}
      >
        Import CSV
      </Button>
      <WhenFirstOpen open={open}>
        <ImportCustomersDialog open={open} onOpenChange={setOpen} />
      </WhenFirstOpen>
    </>
  );
}

const SKELETON = <RowsSkeleton label="Loading your customers..." />;

/** /vendor/customers: who bought, how often and for how much. */
export function CustomersPage() {
  return (
    <div className="page flex max-w-3xl flex-col gap-5 py-8 md:py-12">
      <PageHead title="Customers" noindex />
      <div>
        <BackLink to={paths.vendorOrders}>Orders</BackLink>
      </div>
      <h1 className="text-2xl md:text-3xl">Customers</h1>
      <VendorGate here={paths.vendorCustomers} skeleton={SKELETON}>
        {() => (
          <>
            <div className="empty:hidden">
              <ImportCustomers />
            </div>
            <Suspense fallback={SKELETON}>
              <CustomersList />
            </Suspense>
          </>
        )}
      </VendorGate>
    </div>
  );
}
