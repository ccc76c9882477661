import type { AdminDiscountCode } from '@farmgate/backend/contract/marketplace/admin/discount-codes.admin';
import Alert from '@mui/material/Alert';
import { Ban } from 'lucide-react';
import { useRecordContext } from 'react-admin';
import { ActionButton } from '../../kit/actions/action-button';
import { dollars, Money, StatusBadge, Time, Words } from '../../kit/cells';
import { Fact, Facts, RecordPage } from '../../kit/record/record-page';
import { VendorLink } from '../orders/order-link';
import { Day } from '../parts/day';
import { CODE_TONES, offWords, usesWords } from './discount-code-words';

/** One discount code: what it does, and what it did. */
export function DiscountCodePage() {
  return (
    <RecordPage actions={<End />}>
      <Ended />
      <Facts>
        <Fact label="Vendor">
          <VendorLink />
        </Fact>
        <Fact label="State">
          <StatusBadge source="state" tones={CODE_TONES} />
        </Fact>
        <Fact label="Discount">
          <Words<AdminDiscountCode> of={offWords} />
        </Fact>
        <Fact label="Products">
          <Words<AdminDiscountCode>
            of={({ productCount }) => (productCount === null ? 'All' : String(productCount))}
          />
        </Fact>
        <Fact label="Minimum order">
          <Words<AdminDiscountCode>
            of={({ leastGoods }) => (leastGoods === null ? 'None' : dollars(leastGoods))}
          />
        </Fact>
        <Fact label="Used">
          <Words<AdminDiscountCode> of={usesWords} />
        </Fact>
        <Fact label="Uses per customer">
          <Words<AdminDiscountCode>
            of={({ maxUsesEach }) => (maxUsesEach === null ? 'No limit' : String(maxUsesEach))}
          />
        </Fact>
        <Fact label="Taken off">
          <Money source="takenOff" />
        </Fact>
        <Fact label="First day">
          <Day source="startsOn" />
        </Fact>
        <Fact label="Last day">
          <Day source="endsOn" />
        </Fact>
        <Fact label="Made">
          <Time source="createdAt" />
        </Fact>
        <Fact label="Changed">
          <Time source="updatedAt" />
        </Fact>
      </Facts>
    </RecordPage>
  );
}

function Ended() {
  const code = useRecordContext<AdminDiscountCode>();
  if (!code?.endedReason) return null;
  return (
    <Alert severity="error" sx={{ mb: 3, whiteSpace: 'pre-line' }}>
      Ended by our team: {code.endedReason}
    </Alert>
  );
}

function End() {
  const code = useRecordContext<AdminDiscountCode>();
  if (!code || code.endedReason !== null) return null;
  return (
    <ActionButton
      action="end"
      label="End"
      icon={Ban}
      color="error"
      title={`End ${code.code}`}
      explanation="No new order gets this discount, and the vendor can’t start the code again. They see the reason beside it. No one gets an email. Orders that have the discount keep it. This can’t be undone."
      asksReason
      success="Code ended."
    />
  );
}
