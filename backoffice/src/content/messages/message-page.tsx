import type { AdminMessage } from '@farmgate/backend/contract/content/messages.admin';
import { Archive } from 'lucide-react';
import { UpdateButton, useRecordContext } from 'react-admin';
import { Paragraphs, StatusBadge, Time } from '../../kit/cells';
import { May } from '../../kit/may';
import { Fact, Facts, RecordPage } from '../../kit/record/record-page';
import { AnswerForm } from './answer-form';
import { MessageAnswers } from './message-answers';
import { MessageAside } from './message-aside';
import { MESSAGE_TONES } from './message-tones';

const QUEUE = { sort: { field: 'createdAt', order: 'DESC' as const }, filter: { status: 'unread' } };

/** One message, and the ways to answer it. */
export function MessagePage() {
  return (
    <RecordPage queue={QUEUE} actions={<MessageActions />} aside={<MessageAside />}>
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
      <MessageAnswers />
      <AnswerForm />
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
      <May action="edit">
        <UpdateButton
          label={isArchived ? 'Move back to read' : 'Archive'}
          data={{ status: isArchived ? 'read' : 'archived' }}
          icon={<Archive size={18} />}
          mutationMode="undoable"
        />
      </May>
    </>
  );
}
