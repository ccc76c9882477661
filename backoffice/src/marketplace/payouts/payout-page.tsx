import type { AdminPayout } from '@farmgate/backend/contract/marketplace/admin/ledger.admin';
import Alert from '@mui/material/Alert';
import { RotateCw, Undo2 } from 'lucide-react';
import { TextField, useRecordContext } from 'react-admin';
import { ActionButton } from '../../kit/actions/action-button';
import { dollars, Money, StatusBadge, Time } from '../../kit/cells';
import { Fact, Facts, RecordPage } from '../../kit/record/record-page';
import { OrderLink, VendorLink } from '../orders/order-link';
import { SENDING_TONES } from '../orders/order-words';

/** One payout, and what to do when it was refused. */
export function PayoutPage() {
  return (
    <RecordPage actions={<PayoutActions />}>
      <Refused />
      <Facts>
        <Fact label="Amount">
          <Money source="amount" />
        </Fact>
        <Fact label="State">
          <StatusBadge source="status" tones={SENDING_TONES} />
        </Fact>
        <Fact label="Vendor">
          <VendorLink />
        </Fact>
        <Fact label="Order">
          <OrderLink />
        </Fact>
        <Fact label="Balance left for the vendor">
          <Money source="due" />
        </Fact>
        <Fact label="Taken back">
          <Money source="reversed" />
        </Fact>
        <Fact label="Transfer id">
          <TextField source="providerId" emptyText="None" />
        </Fact>
        <Fact label="Sent">
          <Time source="createdAt" />
        </Fact>
      </Facts>
    </RecordPage>
  );
}

function Refused() {
  const payout = useRecordContext<AdminPayout>();
  if (payout?.status !== 'failed') return null;
  return (
    <Alert severity={payout.due > 0 ? 'error' : 'info'} sx={{ mb: 3 }}>
      Stripe declined this payout, so we reversed it.{' '}
      {payout.due > 0
        ? `${dollars(payout.due)} is due to the vendor. Check their Stripe account, then pay again.`
        : 'Nothing more is due to the vendor.'}
    </Alert>
  );
}

function PayoutActions() {
  const payout = useRecordContext<AdminPayout>();
  if (payout?.status === 'done' && payout.due < 0 && payout.reversed < payout.amount) {
    return (
      <ActionButton
        action="reverse"
        label={`Take back ${dollars(Math.min(-payout.due, payout.amount - payout.reversed))}`}
        icon={Undo2}
        title="Take this back from the vendor’s Stripe account?"
        explanation="Their next card orders would settle it, too. If Stripe declines, that’s what happens."
        success="We asked Stripe for the money."
      />
    );
  }
  if (!payout || payout.status === 'done' || (payout.status === 'failed' && payout.due <= 0)) return null;
  return (
    <ActionButton
      action="retry"
      label={payout.status === 'failed' ? `Pay ${dollars(payout.due)} again` : 'Send again'}
      icon={RotateCw}
      variant="contained"
      success="We asked the payment service again."
    />
  );
}
