import type { AdminOrder } from '@farmgate/backend/contract/marketplace/admin/orders.admin';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link, useRecordContext } from 'react-admin';
import { Badge, dollars, timeText, words } from '../../kit/cells';
import { gatewayName } from '../payments/gateway-name';
import { refundedItems } from '../refunds/refunded-items';
import { paidState, SENDING_TONES } from './order-words';
import { Part } from './part';
import { SmallTable } from './small-table';
import { When } from './when';

/** Payments, refunds and the ledger of an order. */
export function OrderMoney() {
  const order = useRecordContext<AdminOrder>();
  if (!order) return null;
  return (
    <>
      <Part title="Payment">
        <SmallTable
          label="Payments"
          heads={['By', 'State', 'Provider id', 'Started', '>Refunded', '>Amount']}
          rows={order.payments.map((payment) => ({
            key: payment.id,
            cells: [
              <PaidBy key="by" payment={payment} />,
              <Badge key="state" value={paidState(payment.status, payment.refunded)} tones={SENDING_TONES} />,
              <Id key="id" text={payment.providerId} />,
              <When key="when" at={payment.createdAt} />,
              dollars(payment.refunded),
              dollars(payment.amount),
            ],
          }))}
        />
      </Part>
      <Refunds order={order} />
      <Ledger order={order} />
    </>
  );
}

/** Who takes a payment, and what is to know of one that is taken later. */
function PaidBy({ payment }: { payment: AdminOrder['payments'][number] }) {
  const { gateway, kind, authorized, authorizedUntil, failure } = payment;
  const said = [
    kind === 'weighed' && 'After weighing',
    kind === 'deposit' && 'Deposit',
    kind === 'balance' && 'Balance',
    kind === 'addition' && 'Items added later',
    authorized !== null && (kind === 'order' || kind === 'deposit') && `At most ${dollars(authorized)}`,
    authorizedUntil && `Held until ${timeText(authorizedUntil)}`,
    failure,
  ].filter(Boolean);
  return (
    <>
      {gatewayName(gateway)}
      {said.map((text) => (
        <Typography
          key={text || ''}
          component="span"
          variant="body2"
          color="textSecondary"
          sx={{ display: 'block' }}
        >
          {text}
        </Typography>
      ))}
    </>
  );
}

function Refunds({ order }: { order: AdminOrder }) {
  if (order.refunds.length === 0) return null;
  return (
    <Part title="Refunds">
      <SmallTable
        label="Refunds"
        heads={['For', 'State', 'Items', 'Reason', 'When', '>Amount']}
        rows={order.refunds.map((refund) => ({
          key: refund.id,
          cells: [
            refund.vendorName ?? 'The whole order',
            <Link
              key="state"
              to={`/refunds/${refund.id}/show`}
              aria-label={`Refund of ${dollars(refund.amount)}`}
            >
              <Badge value={refund.status} tones={SENDING_TONES} />
            </Link>,
            <Box key="items" sx={{ overflowWrap: 'anywhere', minWidth: 120 }}>
              {refundedItems(refund) || '–'}
            </Box>,
            <Box key="reason" sx={{ overflowWrap: 'anywhere', minWidth: 120 }}>
              {refund.reason}
            </Box>,
            <When key="when" at={refund.createdAt} />,
            dollars(refund.amount),
          ],
        }))}
      />
    </Part>
  );
}

function Ledger({ order }: { order: AdminOrder }) {
  return (
    <Part title="Ledger">
      {order.ledger.length === 0 ? (
        <Typography color="textSecondary">Entries appear here when the order is paid.</Typography>
      ) : (
        <SmallTable
          label="Ledger"
          heads={['Kind', 'Vendor', 'When', '>Amount']}
          rows={[
            ...order.ledger.map((entry) => ({
              key: entry.id,
              cells: [
                words(entry.kind),
                entry.vendorName,
                <When key="when" at={entry.createdAt} />,
                dollars(entry.amount),
              ],
            })),
            {
              key: 'sum',
              isSum: true,
              cells: ['Sum', 'Balance of the vendors', '', dollars(order.ledgerSum)],
            },
          ]}
        />
      )}
    </Part>
  );
}

function Id({ text }: { text: string | null }) {
  return (
    <Box component="span" sx={{ overflowWrap: 'anywhere', fontSize: '0.86rem', color: 'text.secondary' }}>
      {text ?? '–'}
    </Box>
  );
}
