import type { AdminCorrection } from '@farmgate/backend/contract/directory/admin/corrections.admin';
import Button from '@mui/material/Button';
import { Check, Pencil, X } from 'lucide-react';
import { Link, TextInput, useRecordContext } from 'react-admin';
import { ActionButton } from '../../kit/actions/action-button';
import { Paragraphs, StatusBadge, Time } from '../../kit/cells';
import { Fact, Facts, RecordPage } from '../../kit/record/record-page';
import { DECISION_TONES } from '../parts/words';
import { SubjectLink } from './correction-list';
import { SubjectCard } from './subject-card';

const QUEUE = { sort: { field: 'createdAt', order: 'DESC' as const }, filter: { status: 'new' } };

/** One note, with what it is about beside it. */
export function CorrectionPage() {
  return (
    <RecordPage queue={QUEUE} actions={<CorrectionActions />} aside={<SubjectCard />}>
      <Facts>
        <Fact label="About">
          <SubjectLink />
        </Fact>
        <Fact label="From">
          <Sender />
        </Fact>
        <Fact label="Written">
          <Time source="createdAt" />
        </Fact>
        <Fact label="Status">
          <StatusBadge source="status" tones={DECISION_TONES} />
        </Fact>
      </Facts>
      <Fact label="Correction">
        <Paragraphs source="message" />
      </Fact>
    </RecordPage>
  );
}

function Sender() {
  const note = useRecordContext<AdminCorrection>();
  if (!note?.email) return <>A visitor who left no email address</>;
  return <a href={`mailto:${note.email}`}>{note.email}</a>;
}

function CorrectionActions() {
  const note = useRecordContext<AdminCorrection>();
  if (!note) return null;
  const subject = note.farmId === null ? `/places/${note.placeId}` : `/farms/${note.farmId}`;
  const isOpen = note.status === 'new';
  const fields = note.email ? (
    <TextInput
      source="answer"
      label="Answer (optional)"
      multiline
      minRows={4}
      fullWidth
      helperText={`We email it to ${note.email}. Leave it blank to send nothing.`}
    />
  ) : undefined;
  return (
    <>
      <Button
        size="small"
        component={Link}
        to={subject}
        startIcon={<Pencil size={18} aria-hidden="true" />}
        variant={isOpen ? 'outlined' : 'text'}
      >
        Edit {note.farmId === null ? 'place' : 'farm'}
      </Button>
      {isOpen && (
        <>
          <ActionButton
            action="dismiss"
            andNext
            label="Dismiss"
            icon={X}
            success="Dismissed."
            {...(fields ? { tells: 'the visitor' } : {})}
            {...(fields ? { title: 'No correction needed', fields } : {})}
          />
          <ActionButton
            action="done"
            andNext
            label="Done"
            icon={Check}
            variant="contained"
            success="Marked as done."
            {...(fields ? { tells: 'the visitor' } : {})}
            {...(fields ? { title: 'Corrected', fields } : {})}
          />
        </>
      )}
    </>
  );
}
