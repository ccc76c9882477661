import type { OrderView } from '@farmgate/backend/contract/marketplace/orders';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { Printer } from 'lucide-react';
import { Navigate } from 'react-router-dom';
import { formatDate } from '../../lib/format/format';
import { PageHead } from '../../lib/page/page-head';
import { useSession } from '../../shared/sign-in/session';
import { Button } from '../../ui/button';
import { Link } from '../../ui/navigation/link';
import { OrderFacts } from './order-facts';
import { OrderMissing } from './order-missing';
import { OrderSkeleton } from './order-skeleton';
import { useOrder, useOrderAddress, useSettleOnReturn } from './use-order';
import { VendorOrderCard } from './vendor-order-card';

function Head({ order }: { order: OrderView }) {
  const { me } = useSession();
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 md:mb-8">
      <div className="min-w-0">
        {me && (
          <Link to={paths.orders} className="link text-sm print:hidden">
            My orders
          </Link>
        )}
        <h1 className="text-2xl wrap-anywhere md:text-3xl">
          Order <span className="inline-block">{order.orderNumber}</span>
        </h1>
        <p className="mt-1 text-sm text-soft">
          Placed on {formatDate(order.createdAt, order.fulfilments[0]?.timeZone)}
        </p>
      </div>
      <Button
        look="secondary"
        className="print:hidden"
        icon={<Printer aria-hidden size={18} />}
        onClick={() => window.print()}
      >
        Print
      </Button>
    </div>
  );
}

function Order({ order, onReload }: { order: OrderView; onReload: () => void }) {
  useSettleOnReturn(order);
  return (
    <>
      <Head order={order} />
      <div className="grid grid-cols-1 items-start gap-6 md:grid-cols-[minmax(0,1fr)_20rem] md:gap-8 lg:grid-cols-[minmax(0,1fr)_23rem] print:block">
        <div className="order-last flex flex-col gap-5 md:order-none print:mb-5">
          {order.fulfilments.map((vendorOrder) => (
            <VendorOrderCard
              key={vendorOrder.id}
              vendorOrder={vendorOrder}
              order={order}
              onReload={onReload}
            />
          ))}
        </div>
        <div className="md:sticky md:top-24">
          <OrderFacts order={order} onReload={onReload} />
        </div>
      </div>
    </>
  );
}

/** An order as its buyer sees it. The server shows nobody's: its page is the same for all. */
export function OrderPage() {
  const { key } = useOrderAddress();
  const { data, error, refetch } = useOrder();
  const reload = () => void refetch();
  return (
    <div className="page py-8 md:py-12 print:py-0">
      <PageHead title={data ? `Order ${data.orderNumber}` : 'Order'} noindex />
      {data?.addsTo ? (
        <Navigate replace to={paths.order(data.addsTo.id, key ? { key } : {})} />
      ) : data ? (
        <Order order={data} onReload={reload} />
      ) : error ? (
        <OrderMissing error={error} onRetry={refetch} />
      ) : (
        <OrderSkeleton />
      )}
    </div>
  );
}
