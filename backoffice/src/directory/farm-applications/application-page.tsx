import type { AdminFarmApplication } from '@farmgate/backend/contract/directory/admin/farm-applications.admin';
import { phoneHref } from '@farmgate/backend/contract/shared/phone-href';
import Alert from '@mui/material/Alert';
import { EmailField, Link, useRecordContext } from 'react-admin';
import { Paragraphs, StatusBadge, Time, timeText } from '../../kit/cells';
import { Fact, Facts, RecordPage } from '../../kit/record/record-page';
import { ApplicationActions } from './application-actions';
import { ApplicationAside } from './application-aside';
import { APPLICATION_TONES } from './application-words';

const QUEUE = { sort: { field: 'createdAt', order: 'DESC' as const }, filter: { status: 'new' } };

/** One application: what the farmer wrote, what else is known, and the decision. */
export function ApplicationPage() {
  return (
    <RecordPage queue={QUEUE} actions={<ApplicationActions />} aside={<ApplicationAside />}>
      <Decision />
      <Facts>
        <Fact label="Farmer">
          <Text source="farmerName" />
        </Fact>
        <Fact label="Email">
          <EmailField source="email" />
        </Fact>
        <Fact label="Phone">
          <Phone />
        </Fact>
        <Fact label="Address">
          <Text source="farmAddress" />
        </Fact>
        <Fact label="Arrived">
          <Time source="createdAt" />
        </Fact>
        <Fact label="Status">
          <StatusBadge source="status" tones={APPLICATION_TONES} />
        </Fact>
      </Facts>
      <Fact label="About the farm">
        <Paragraphs source="farmDescription" />
      </Fact>
      <Fact label="Grows">
        <Paragraphs source="productsGrown" />
      </Fact>
      <Fact label="Certifications">
        <Paragraphs source="certifications" />
      </Fact>
      <Fact label="Experience">
        <Paragraphs source="experience" />
      </Fact>
    </RecordPage>
  );
}

/** What was decided, by whom, and what came of it. */
function Decision() {
  const application = useRecordContext<AdminFarmApplication>();
  if (!application || application.status === 'new') return null;
  const { status, decidedAt, decidedBy, reason, farmId, userId } = application;
  const when = `${timeText(decidedAt)}${decidedBy ? ` by ${decidedBy}` : ''}`;
  if (status === 'declined') {
    return (
      <Alert severity="info" sx={{ mb: 3 }}>
        Declined {when}: {reason}
      </Alert>
    );
  }
  return (
    <Alert severity="success" sx={{ mb: 3 }}>
      Approved {when}. {farmId && <Link to={`/farms/${farmId}/show`}>View the farm</Link>}
      {farmId && userId && ' · '}
      {userId && <Link to={`/users/${userId}/show`}>View the account</Link>}
    </Alert>
  );
}

function Text({ source }: { source: 'farmerName' | 'farmAddress' }) {
  const application = useRecordContext<AdminFarmApplication>();
  return application?.[source] ?? null;
}

function Phone() {
  const application = useRecordContext<AdminFarmApplication>();
  return application ? <a href={phoneHref(application.phone)}>{application.phone}</a> : null;
}
