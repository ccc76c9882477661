import type { AdminDispute } from '@farmgate/backend/contract/marketplace/admin/disputes.admin';
import Alert from '@mui/material/Alert';
import { Link, TextField, useRecordContext } from 'react-admin';
import { dollars, Money, StatusBadge, Time, timeText, words } from '../../kit/cells';
import { Fact, Facts, RecordPage } from '../../kit/record/record-page';
import { OrderLink } from '../orders/order-link';
import { DISPUTE_TONES, needsAnswer } from './dispute-words';

/** One dispute. It is answered on Stripe's pages. */
export function DisputePage() {
  return (
    <RecordPage>
      <NeedsAnswer />
      <Facts>
        <Fact label="Amount">
          <Money source="amount" />
        </Fact>
        <Fact label="State">
          <StatusBadge source="status" tones={DISPUTE_TONES} />
        </Fact>
        <Fact label="Order">
          <OrderLink />
        </Fact>
        <Fact label="Reason">
          <Reason />
        </Fact>
        <Fact label="Taken by Stripe so far">
          <Money source="withdrawn" />
        </Fact>
        <Fact label="Out of whose balance">
          <Vendors />
        </Fact>
        <Fact label="Answer by">
          <Time source="dueBy" />
        </Fact>
        <Fact label="Opened">
          <Time source="createdAt" />
        </Fact>
        <Fact label="Dispute id">
          <TextField source="providerId" />
        </Fact>
      </Facts>
    </RecordPage>
  );
}

function NeedsAnswer() {
  const dispute = useRecordContext<AdminDispute>();
  if (!dispute || !needsAnswer(dispute)) return null;
  return (
    <Alert severity="warning" sx={{ mb: 3 }}>
      Answer this dispute in the Stripe dashboard
      {dispute.dueBy ? ` by ${timeText(dispute.dueBy)}. After that, the customer wins.` : '.'}
    </Alert>
  );
}

function Reason() {
  const dispute = useRecordContext<AdminDispute>();
  return dispute ? <>{words(dispute.reason)}</> : null;
}

function Vendors() {
  const dispute = useRecordContext<AdminDispute>();
  const vendors = dispute?.vendors.filter(({ taken }) => taken !== 0) ?? [];
  if (vendors.length === 0) return <>–</>;
  return (
    <>
      {vendors.map(({ id, name, taken }) => (
        <div key={id}>
          <Link to={`/vendors/${id}/show`}>{name}</Link>: {dollars(taken)}
        </div>
      ))}
    </>
  );
}
