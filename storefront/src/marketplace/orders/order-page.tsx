import type { OrderView } from '@farmgate/backend/contract/marketplace/orders';
import { concernsVendors } from '@farmgate/backend/contract/marketplace/payment-status';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { Printer } from 'lucide-react';
import { Navigate } from 'react-router-dom';
import { formatDate } from '../../lib/format/format';
import { PageHead } from '../../lib/page/page-head';
import { useSession } from '../../shared/sign-in/session';
import { Button } from '../../ui/button';
import { Link } from '../../ui/navigation/link';
import { HandoverPlace } from './handover-place';
import { OrderFacts, OrderTask } from './order-facts';
import { OrderMissing } from './order-missing';
import { type VendorOrder, isBuyers, methodOf } from './order-rules';
import { OrderSkeleton } from './order-skeleton';
import { PickupPlace } from './pickup-place';
import { useOrder, useOrderAddress, useSettleOnReturn } from './use-order';
import { VendorOrderCard } from './vendor-order-card';

/** It is placed, and something of it is still to come. */
const isOnItsWay = ({ paymentStatus, confirmBy, fulfilments }: OrderView) =>
  concernsVendors(paymentStatus) &&
  confirmBy === null &&
  fulfilments.some(({ status }) => status !== 'cancelled' && status !== 'delivered');

function Head({ order }: { order: OrderView }) {
  const { me } = useSession();
  const { orderNumber, firstName, email, createdAt, fulfilments } = order;
  const isThanked = isOnItsWay(order) && isBuyers(order, me);
  const placed = `Placed on ${formatDate(createdAt, fulfilments[0]?.timeZone)}`;
  return (
    <div className="mb-5 min-w-0 md:mb-6">
      {me && (
        <Link to={paths.orders} className="link text-sm print:hidden">
          My orders
        </Link>
      )}
      <h1 className="text-2xl wrap-anywhere md:text-3xl">
        {isThanked ? (
          `Thanks, ${firstName}.`
        ) : (
          <>
            Order <span className="inline-block">{orderNumber}</span>
          </>
        )}
      </h1>
      <p className="mt-1 text-sm text-soft wrap-anywhere">
        {isThanked ? `Order ${orderNumber}. ${placed}. We emailed a confirmation to ${email}.` : placed}
      </p>
    </div>
  );
}

/** When and where one farm hands its part over; nothing once that is done, or of what is sent. */
function Handover({ order, vendorOrder }: { order: OrderView; vendorOrder: VendorOrder }) {
  const { status, handover, pickup } = vendorOrder;
  if (status === 'cancelled' || status === 'delivered' || order.paymentStatus === 'abandoned') return null;
  if (handover) return <HandoverPlace {...{ order, vendorOrder, handover }} />;
  if (methodOf(vendorOrder, order) !== 'pickup') return null;
  return <PickupPlace {...{ order, vendorOrder }} place={pickup} />;
}

function Order({ order, onReload }: { order: OrderView; onReload: () => void }) {
  useSettleOnReturn(order);
  return (
    <>
      <Head order={order} />
      <div className="grid grid-cols-1 items-start gap-5 md:grid-cols-[minmax(0,1fr)_20rem] md:gap-8 lg:grid-cols-[minmax(0,1fr)_23rem] print:block">
        <div className="flex flex-col gap-5 print:mb-5">
          <OrderTask order={order} onReload={onReload} />
          {order.fulfilments.map((vendorOrder) => (
            <Handover key={vendorOrder.id} order={order} vendorOrder={vendorOrder} />
          ))}
          {order.fulfilments.map((vendorOrder) => (
            <VendorOrderCard
              key={vendorOrder.id}
              vendorOrder={vendorOrder}
              order={order}
              onReload={onReload}
            />
          ))}
        </div>
        <div className="flex flex-col gap-5 md:sticky md:top-24">
          <OrderFacts order={order} onReload={onReload} />
          <Button
            look="secondary"
            className="print:hidden"
            icon={<Printer aria-hidden size={18} />}
            onClick={() => window.print()}
          >
            Print
          </Button>
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
