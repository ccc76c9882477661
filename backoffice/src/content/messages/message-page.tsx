import type { AdminMessage } from '@farmgate/backend/contract/content/messages.admin';
import { Archive, Reply } from 'lucide-react';
import { required, TextInput, UpdateButton, useRecordContext } from 'react-admin';
import { ActionButton } from '../../kit/actions/action-button';
import { Paragraphs, StatusBadge, Time } from '../../kit/cells';
import { Fact, Facts, RecordPage } from '../../kit/record/record-page';
import { MESSAGE_TONES } from './message-tones';

/** One message, and the ways to answer it. */
export function MessagePage() {
  return (
    <RecordPage actions={<MessageActions />}>
      <Facts>
        <Fact label="From">
          <From />
        </Fact>
        <Fact label="Written">
          <Time source="createdAt" />
        </Fact>
        <Fact label="Status">
          <StatusBadge source="status" tones={MESSAGE_TONES} />
        </Fact>
      </Facts>
      <Fact label="Message">
        <Paragraphs source="message" />
      </Fact>
    </RecordPage>
  );
}

function From() {
  const message = useRecordContext<AdminMessage>();
  if (!message) return null;
  return (
    <>
      {message.name}, <a href={`mailto:${message.email}`}>{message.email}</a>
    </>
  );
}

function MessageActions() {
  const message = useRecordContext<AdminMessage>();
  if (!message) return null;
  const isArchived = message.status === 'archived';
  return (
    <>
      <UpdateButton
        label={isArchived ? 'Move back to read' : 'Archive'}
        data={{ status: isArchived ? 'read' : 'archived' }}
        icon={<Archive size={18} />}
        mutationMode="undoable"
      />
      <ActionButton
        action="reply"
        label="Reply"
        icon={Reply}
        variant="contained"
        title={`Reply to ${message.name}`}
        explanation={`We email your reply to ${message.email}, with their message quoted below it.`}
        success="Reply sent."
        fields={
          <TextInput
            source="text"
            label="Your reply"
            multiline
            minRows={6}
            fullWidth
            autoFocus
            validate={required('Please enter your reply.')}
          />
        }
      />
    </>
  );
}
