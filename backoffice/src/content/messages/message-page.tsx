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
        label={isArchived ? 'Back to the read ones' : 'Archive'}
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
        explanation={`Goes to ${message.email} by mail. The question is quoted below your answer.`}
        success="Your answer is on its way."
        fields={
          <TextInput
            source="text"
            label="Your answer"
            multiline
            minRows={6}
            fullWidth
            autoFocus
            validate={required('Please write what you want to say.')}
          />
        }
      />
    </>
  );
}
