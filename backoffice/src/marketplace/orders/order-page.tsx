import type { AdminOrder } from '@farmgate/backend/contract/marketplace/admin/orders.admin';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useRecordContext } from 'react-admin';
import { Badge, dollars, timeText } from '../../kit/cells';
import { RecordPage } from '../../kit/record/record-page';
import { OrderActions } from './order-actions';
import { OrderAside } from './order-aside';
import { OrderMails } from './order-mails';
import { OrderMoney } from './order-money';
import { METHOD_WORDS, MONEY_TONES, moneyOf, ORDER_TONES, orderState, PAYMENT_WORDS } from './order-words';
import { VendorOrderCard } from './vendor-order-card';

/**
 * One order: where it stands, what each vendor has to do, what became of the money, and everything that can
 * be done about it.
 */
export function OrderPage() {
  return (
    <RecordPage actions={<OrderActions />} aside={<OrderAside />} hasOwnHistory>
      <Warnings />
      <Head />
      <VendorOrders />
      <OrderMoney />
      <OrderMails />
    </RecordPage>
  );
}

/** What staff must not overlook. */
function Warnings() {
  const order = useRecordContext<AdminOrder>();
  if (!order) return null;
  const { paymentStatus, heldUntil } = order;
  const refused = order.refunds.filter(({ status }) => status === 'failed');
  return (
    <>
      {paymentStatus === 'held' && (
        <Alert severity="info" sx={{ mb: 2 }}>
          Awaiting payment{heldUntil && ` until ${timeText(heldUntil)}`}. After that, the order expires and
          the products go back on sale. The vendors can’t see it yet.
        </Alert>
      )}
      {paymentStatus === 'abandoned' && (
        <Alert severity="info" sx={{ mb: 2 }}>
          This order expired before it was paid. Nothing was charged.
        </Alert>
      )}
      {paymentStatus === 'authorized' && (
        <Alert severity="info" sx={{ mb: 2 }}>
          The customer agreed to pay at most the total. The money is taken once everything in the order is
          weighed.
        </Alert>
      )}
      {paymentStatus === 'owed' && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          The order is weighed, but the payment was declined. The customer was asked to pay by email. What
          they don’t have after seven days is canceled; what they have stays unpaid until you settle it with
          them.
        </Alert>
      )}
      {refused.map((refund) => (
        <Alert key={refund.id} severity="error" sx={{ mb: 2 }}>
          The refund of {dollars(refund.amount)} was declined by the payment service. Send it again below, or
          refund the customer another way and mark it as refunded.
        </Alert>
      ))}
    </>
  );
}

function Head() {
  const order = useRecordContext<AdminOrder>();
  if (!order) return null;
  const figures: [string, ReactNode][] = [
    ['Total', dollars(order.total)],
    ['Refunded', order.refunded > 0 ? dollars(order.refunded) : '–'],
    ['Balance of the vendors', dollars(order.ledgerSum)],
    ['Paid by', PAYMENT_WORDS[order.paymentMethod]],
    ['Delivery', METHOD_WORDS[order.shippingMethod]],
    ['Placed', timeText(order.createdAt)],
  ];
  return (
    <>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', mb: 2 }}>
        <Badge value={orderState(order.status, order.shippingMethod)} tones={ORDER_TONES} />
        <Badge value={moneyOf(order)} tones={MONEY_TONES} />
        {order.isDemonstration && <Badge value="demo" />}
      </Box>
      <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1.5, m: 0 }}>
        {figures.map(([label, value]) => (
          <div key={label}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {label}
            </Typography>
            <Typography component="dd" sx={{ m: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
              {value}
            </Typography>
          </div>
        ))}
      </Box>
    </>
  );
}

function VendorOrders() {
  const order = useRecordContext<AdminOrder>();
  return (
    <>
      {order?.shares.map((vendorOrder) => (
        <VendorOrderCard key={vendorOrder.id} order={order} vendorOrder={vendorOrder} />
      ))}
    </>
  );
}
