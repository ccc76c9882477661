import type { AdminShare } from '@farmgate/backend/contract/marketplace/admin/shares.admin';
import { Link, useRecordContext } from 'react-admin';
import { StatusBadge, Time, Words, words } from '../../kit/cells';
import { listPath } from '../../kit/record/list-path';
import { Fact, Facts, RecordPage } from '../../kit/record/record-page';
import { VendorLink } from '../orders/order-link';
import { Day } from '../parts/day';
import { EndShare } from './end-share';
import { SHARE_TONES } from './share-words';

/** A CSA share: its season and who is in it. */
export function SharePage() {
  return (
    <RecordPage actions={<EndShare />}>
      <Facts>
        <Fact label="Vendor">
          <VendorLink />
        </Fact>
        <Fact label="Status">
          <StatusBadge source="status" tones={SHARE_TONES} />
        </Fact>
        <Fact label="Hidden">
          <Words<AdminShare> of={({ isHidden }) => (isHidden ? 'Yes' : 'No')} />
        </Fact>
        <Fact label="Boxes">
          <Words<AdminShare> of={({ rhythm }) => words(rhythm)} />
        </Fact>
        <Fact label="First day">
          <Day source="firstDay" />
        </Fact>
        <Fact label="Last day">
          <Day source="lastDay" />
        </Fact>
        <Fact label="Places taken">
          <Words<AdminShare> of={({ taken, places }) => `${taken} of ${places}`} />
        </Fact>
        <Fact label="Members">
          <Members />
        </Fact>
        <Fact label="Published">
          <Time source="publishedAt" />
        </Fact>
        <Fact label="Ended">
          <Time source="endedAt" />
        </Fact>
      </Facts>
    </RecordPage>
  );
}

function Members() {
  const share = useRecordContext<AdminShare>();
  if (!share) return null;
  const of = { shareId: share.id };
  return (
    <>
      <Link to={listPath('share-members', of)}>{share.members}</Link>
      {', '}
      <Link to={listPath('share-waits', of)}>waiting list</Link>
      {', '}
      <Link to={listPath('share-renewals', of)}>renewals</Link>
    </>
  );
}
