import type { AdminAuditEntry } from '@farmgate/backend/contract/backoffice/audit.admin';
import { Link, TextField, useRecordContext } from 'react-admin';
import { Time } from '../../kit/cells';
import { actionText } from '../../kit/record/history.rules';
import { Fact, Facts, RecordPage } from '../../kit/record/record-page';
import { Change } from './change';
import { RecordLink } from './record-link';

/** One line of the audit log, with all that changed. */
export function AuditPage() {
  return (
    <RecordPage hasOwnHistory>
      <Facts>
        <Fact label="What">
          <Action />
        </Fact>
        <Fact label="Record">
          <RecordLink />
        </Fact>
        <Fact label="Who">
          <Who />
        </Fact>
        <Fact label="When">
          <Time source="createdAt" />
        </Fact>
      </Facts>
      <Fact label="Change">
        <Change />
      </Fact>
    </RecordPage>
  );
}

function Action() {
  const entry = useRecordContext<AdminAuditEntry>();
  return entry ? <>{actionText(entry.action)}</> : null;
}

/** The account may be deleted; the name stays. */
function Who() {
  const entry = useRecordContext<AdminAuditEntry>();
  if (!entry) return null;
  if (entry.userId === null) return <TextField source="username" />;
  return <Link to={`/users/${entry.userId}/show`}>{entry.username}</Link>;
}
