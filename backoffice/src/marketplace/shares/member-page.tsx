import type { AdminShareMember } from '@farmgate/backend/contract/marketplace/admin/shares.admin';
import { Gift } from 'lucide-react';
import { Link, NumberInput, useRecordContext } from 'react-admin';
import { ActionButton } from '../../kit/actions/action-button';
import { Money, StatusBadge, Time, Words } from '../../kit/cells';
import { listPath } from '../../kit/record/list-path';
import { Fact, Facts, RecordPage } from '../../kit/record/record-page';
import { VendorLink } from '../orders/order-link';
import { EndMember } from './end-member';
import { MEMBER_TONES } from './share-words';

/** A member of a CSA share, with what staff can do for them. */
export function ShareMemberPage() {
  return (
    <RecordPage actions={<Actions />}>
      <Facts>
        <Fact label="Share">
          <ShareLink />
        </Fact>
        <Fact label="Vendor">
          <VendorLink />
        </Fact>
        <Fact label="State">
          <StatusBadge source="state" tones={MEMBER_TONES} />
        </Fact>
        <Fact label="Email">
          <Words<AdminShareMember> of={({ email }) => email} />
        </Fact>
        <Fact label="Phone">
          <Words<AdminShareMember> of={({ phone }) => phone} />
        </Fact>
        <Fact label="Size">
          <Words<AdminShareMember>
            of={({ quantity, sizeName, half }) =>
              `${quantity > 1 ? `${quantity} × ` : ''}${sizeName}${half ? `, ${half}` : ''}`
            }
          />
        </Fact>
        <Fact label="Pickup">
          <Words<AdminShareMember> of={({ siteName }) => siteName} />
        </Fact>
        <Fact label="Paid">
          <Money source="paid" />
        </Fact>
        <Fact label="Due">
          <Money source="due" />
        </Fact>
        <Fact label="Joined">
          <Time source="createdAt" />
        </Fact>
        <Fact label="Ended">
          <Time source="endedAt" />
        </Fact>
        <Fact label="More">
          <More />
        </Fact>
      </Facts>
    </RecordPage>
  );
}

function ShareLink() {
  const member = useRecordContext<AdminShareMember>();
  if (!member) return null;
  return <Link to={`/shares/${member.shareId}/show`}>{member.shareName}</Link>;
}

function More() {
  const member = useRecordContext<AdminShareMember>();
  if (!member) return null;
  return (
    <>
      <Link to={listPath('share-boxes', { memberId: member.id })}>Boxes</Link>
      {', '}
      <Link to={listPath('member-entries', { memberId: member.id })}>Account</Link>
    </>
  );
}

function Actions() {
  const member = useRecordContext<AdminShareMember>();
  if (!member || member.state === 'ended') return null;
  return (
    <>
      <ActionButton
        action="credit"
        label="Give credit"
        icon={Gift}
        title={`Give ${member.name} farm credit`}
        explanation={`${member.vendorName} stands for it. The member and the farm read the reason beside it.`}
        fields={<NumberInput source="amount" label="Dollars" min={0} required />}
        asksReason
        success="Credit given."
      />
      <EndMember />
    </>
  );
}
