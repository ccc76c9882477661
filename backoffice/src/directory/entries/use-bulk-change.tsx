import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useCloseNotification, useDataProvider, useNotify, useRefresh } from 'react-admin';
import { doneText } from '../../kit/actions/done-text.rules';
import type { BackOfficeData } from '../../lib/data-provider';

export interface Changed {
  /** How many emails were sent about it. */
  emails?: number;
  /** Takes it back; left out where that can't be. */
  undo?: () => Promise<unknown>;
}

export type Change = (data: BackOfficeData, id: number, body: object) => Promise<Changed>;

const LONG_ENOUGH_MS = 20_000;

/**
 * Changes records one after the other, each by the call that its own page makes. What was changed
 * can be taken back for a moment.
 */
export function useBulkChange(change: Change, tells?: string) {
  const data = useDataProvider<BackOfficeData>();
  const notify = useNotify();
  const refresh = useRefresh();
  const [isWaiting, setIsWaiting] = useState(false);

  const takeBack = async (undos: readonly (() => Promise<unknown>)[]) => {
    const problems: Error[] = [];
    for (const undo of undos) await undo().catch((error: Error) => problems.push(error));
    const [first] = problems;
    if (first) notify(`${problems.length} not changed back. ${first.message}`, { type: 'warning' });
    else notify('Changed back.', { type: 'success' });
    refresh();
  };

  /** @param success what was done to that many, as a sentence */
  const run = async (ids: readonly number[], body: object, success: (count: number) => string) => {
    setIsWaiting(true);
    const done: Changed[] = [];
    const problems: Error[] = [];
    for (const id of ids) {
      await change(data, id, body).then(
        (changed) => done.push(changed),
        (error: Error) => problems.push(error),
      );
    }
    setIsWaiting(false);
    refresh();
    const emails = done.reduce((sum, one) => sum + (one.emails ?? 0), 0);
    const [first] = problems;
    const said = done.length > 0 ? [doneText(success(done.length), tells, emails, done.length)] : [];
    const failed = first ? [`${problems.length} not changed: ${first.message}`] : [];
    const text = [...said, ...failed].join(' ');
    const undos = done.flatMap(({ undo }) => undo ?? []);
    notify(
      <Done text={text} isWhole={!first} {...(undos.length > 0 && { onUndo: () => void takeBack(undos) })} />,
      { autoHideDuration: LONG_ENOUGH_MS },
    );
  };
  return { run, isWaiting };
}

function Done({ text, isWhole, onUndo }: { text: string; isWhole: boolean; onUndo?: () => void }) {
  const close = useCloseNotification();
  const undo = () => {
    close();
    onUndo?.();
  };
  return (
    <Alert
      severity={isWhole ? 'success' : 'warning'}
      variant="outlined"
      sx={{ bgcolor: 'background.paper', alignItems: 'center' }}
      {...(onUndo && {
        action: (
          <Button size="small" color="inherit" onClick={undo}>
            Undo
          </Button>
        ),
      })}
    >
      {text}
    </Alert>
  );
}
