import type { AdminRefund } from '@farmgate/backend/contract/marketplace/admin/payments.admin';
import Alert from '@mui/material/Alert';
import { HandCoins, RotateCw } from 'lucide-react';
import { useRecordContext } from 'react-admin';
import { ActionButton } from '../../kit/actions/action-button';
import { dollars, Money, Paragraphs, StatusBadge, Time, words } from '../../kit/cells';
import { Fact, Facts, RecordPage } from '../../kit/record/record-page';
import { OrderLink, VendorLink } from '../orders/order-link';
import { SENDING_TONES } from '../orders/order-words';
import { gatewayName } from '../payments/gateway-name';
import { refundedItems } from './refunded-items';

/** One refund, and what to do when the payment service has refused it. */
export function RefundPage() {
  return (
    <RecordPage actions={<RefundActions />}>
      <Refused />
      <Facts>
        <Fact label="Amount">
          <Money source="amount" />
        </Fact>
        <Fact label="State">
          <StatusBadge source="status" tones={SENDING_TONES} />
        </Fact>
        <Fact label="Order">
          <OrderLink />
        </Fact>
        <Fact label="Vendor">
          <Vendor />
        </Fact>
        <Fact label="Of it for">
          <Parts />
        </Fact>
        <Fact label="Items">
          <Items />
        </Fact>
        <Fact label="By">
          <Way />
        </Fact>
        <Fact label="Refunded">
          <Time source="createdAt" />
        </Fact>
      </Facts>
      <Fact label="Reason">
        <Paragraphs source="reason" />
      </Fact>
    </RecordPage>
  );
}

function Refused() {
  const refund = useRecordContext<AdminRefund>();
  if (refund?.status !== 'failed') return null;
  return (
    <Alert severity="error" sx={{ mb: 3 }}>
      {refund.failure === null
        ? `${gatewayName(refund.gateway)} declined this refund. Look there for the reason.`
        : `The customer’s bank sent this refund back: ${words(refund.failure).toLowerCase()}.`}{' '}
      Then send it again, or refund the customer another way and mark it as refunded.
    </Alert>
  );
}

function Vendor() {
  const refund = useRecordContext<AdminRefund>();
  return refund?.vendorId ? <VendorLink /> : <>The whole order, which was paid too late</>;
}

function Parts() {
  const refund = useRecordContext<AdminRefund>();
  if (!refund) return null;
  const parts = [
    ['goods', refund.goods],
    ['shipping', refund.shipping],
    ['tax', refund.tax],
  ] as const;
  return (
    <>
      {parts
        .filter(([, amount]) => amount > 0)
        .map(([name, amount]) => `${dollars(amount)} ${name}`)
        .join(', ')}
    </>
  );
}

function Items() {
  const refund = useRecordContext<AdminRefund>();
  if (!refund) return null;
  const back = refund.items.reduce((sum, { restocked }) => sum + restocked, 0);
  const stock = back > 0 ? ` (${back} back in stock)` : '';
  return <>{refund.items.length > 0 ? `${refundedItems(refund)}${stock}` : '–'}</>;
}

function Way() {
  const refund = useRecordContext<AdminRefund>();
  if (!refund) return null;
  const details = [
    refund.providerId,
    refund.attempt > 1 ? `${refund.attempt} tries` : null,
    refund.gateway === 'cash' ? 'refunded by hand' : null,
  ];
  return <>{[gatewayName(refund.gateway), ...details.filter(Boolean)].join(' · ')}</>;
}

function RefundActions() {
  const refund = useRecordContext<AdminRefund>();
  if (!refund || refund.status === 'done') return null;
  const isRefused = refund.status === 'failed';
  return (
    <>
      {isRefused && (
        <ActionButton
          action="settle"
          label="Refunded by hand"
          icon={HandCoins}
          title="Did you refund this another way?"
          explanation={`${dollars(refund.amount)} of ${refund.orderNumber === null ? 'a CSA share' : `order ${refund.orderNumber}`}. We won’t ask the payment service again.`}
          asksReason
          reasonHelp="How you refunded it. Saved in the audit log."
          success="Marked as refunded."
        />
      )}
      <ActionButton
        action="retry"
        label="Send again"
        icon={RotateCw}
        variant={isRefused ? 'contained' : 'text'}
        success="We asked the payment service again."
      />
    </>
  );
}
