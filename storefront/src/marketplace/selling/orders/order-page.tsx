import type { VendorOrderView } from '@farmgate/backend/contract/marketplace/orders';
import type { VendorProfile } from '@farmgate/backend/contract/marketplace/vendors';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { ApiError } from '../../../lib/api/api';
import { PageHead } from '../../../lib/page/page-head';
import { EmptyArt } from '../../../ui/art/empty-art';
import { LinkButton } from '../../../ui/button';
import { CouldNotLoad } from '../../../ui/states/could-not-load';
import { EmptyState } from '../../../ui/states/empty-state';
import { BackLink } from '../back-link';
import { RowsSkeleton } from '../dashboard/dashboard-skeleton';
import { VendorGate } from '../vendor-gate';
import { vendorOrderQuery } from '../vendor-queries';
import { OrderDetails } from './order-details';
import { PackingSlip } from './packing-slip';

const SKELETON = <RowsSkeleton label="Loading the order..." />;

function NotThere() {
  return (
    <EmptyState
      isError
      picture={<EmptyArt scene="not-found" />}
      title="The order could not be found."
      hint="It may not include your products, or it hasn’t been paid yet."
      action={<LinkButton to={paths.vendorOrders}>Go to your orders</LinkButton>}
    />
  );
}

function Shown({ order, vendor }: { order: VendorOrderView; vendor: VendorProfile }) {
  return (
    <>
      <OrderDetails order={order} />
      {/* What comes out of the printer is the slip. */}
      <PackingSlip order={order} vendor={vendor} className="hidden print:flex" />
    </>
  );
}

/** The page's heading, which has the order's number as soon as it is known. */
function Heading({ id }: { id: string }) {
  const { data } = useQuery({ ...vendorOrderQuery(id), enabled: false });
  const title = data ? `Order #${data.orderNumber}` : 'Order';
  return (
    <>
      <PageHead title={title} noindex />
      <h1 className="mt-4 mb-6 text-2xl wrap-anywhere md:text-3xl print:hidden">{title}</h1>
    </>
  );
}

function Order({ id, vendor }: { id: string; vendor: VendorProfile }) {
  const { data, error, refetch } = useQuery(vendorOrderQuery(id));
  if (data) return <Shown order={data} vendor={vendor} />;
  if (error instanceof ApiError && [400, 404].includes(error.status)) return <NotThere />;
  if (error) return <CouldNotLoad title="We couldn’t load this order." error={error} onRetry={refetch} />;
  return SKELETON;
}

/** The vendor order of one order. */
export function VendorOrderPage() {
  const { id = '' } = useParams();
  return (
    <div className="page py-8 md:py-12 print:py-0">
      <BackLink to={paths.vendorOrders}>Orders</BackLink>
      <Heading id={id} />
      <VendorGate here={paths.vendorOrder(id)} skeleton={SKELETON}>
        {({ profile }) => <Order key={id} id={id} vendor={profile} />}
      </VendorGate>
    </div>
  );
}
