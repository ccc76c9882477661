import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { useRecordContext } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { timeText } from './cells';
import { type DraftCopy, dropDraft, keepDraft, keptDraft } from './draft-storage';

/** So long a person pauses before what was typed is kept. */
const PAUSE_MS = 800;

const isSame = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/**
 * Keeps what a form holds and is not saved in this browser, and offers it when the form is opened again:
 * after a crash, or when the page was left in spite of the warning.
 * @param name of the form and its record
 */
export function KeepsDraft({ name }: { name: string }) {
  const { formState, control } = useFormContext();
  const values = useWatch({ control }) as Record<string, unknown>;
  const initial = formState.defaultValues;
  const hasKept = useRef(false);

  useEffect(() => {
    const names = Object.keys(values).filter((field) => !isSame(values[field], initial?.[field]));
    if (names.length === 0) {
      // What an earlier visit has left stays until somebody decides about it.
      if (hasKept.current) dropDraft(name);
      hasKept.current = false;
      return undefined;
    }
    const timer = setTimeout(() => {
      hasKept.current = true;
      keepDraft(name, Object.fromEntries(names.map((field) => [field, values[field] ?? null])));
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [name, values, initial]);

  return <DraftOffer name={name} />;
}

function DraftOffer({ name }: { name: string }) {
  const record = useRecordContext();
  const { setValue } = useFormContext();
  const [draft, setDraft] = useState(() => news(keptDraft(name), record));
  if (!draft) return null;
  const bringBack = () => {
    for (const [field, value] of Object.entries(draft.values)) setValue(field, value, { shouldDirty: true });
    setDraft(null);
  };
  const throwAway = () => {
    dropDraft(name);
    setDraft(null);
  };
  return (
    <Alert
      severity="info"
      sx={{ width: '100%', mb: 2 }}
      action={
        <>
          <Button color="inherit" onClick={throwAway}>
            Discard
          </Button>
          <Button color="inherit" variant="outlined" onClick={bringBack}>
            Restore
          </Button>
        </>
      }
    >
      You have unsaved changes in this browser from {timeText(draft.at)}.
    </Alert>
  );
}

/** @returns the copy where it holds anything that the record does not */
const news = (draft: DraftCopy | null, record: Record<string, unknown> | undefined): DraftCopy | null =>
  draft && Object.entries(draft.values).some(([field, value]) => !isSame(value, record?.[field]))
    ? draft
    : null;
