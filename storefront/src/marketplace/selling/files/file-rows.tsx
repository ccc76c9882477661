import type { Mistakes } from '@farmgate/backend/contract/marketplace/file-columns';
import { clsx } from 'clsx';
import { Badge } from '../../../ui/badge';
import { rowsOf } from './mistake-rows.rules';

const OUTCOMES = {
  create: <Badge>New</Badge>,
  update: <Badge tone="sun">Changed</Badge>,
  same: <Badge tone="plain">No change</Badge>,
  wrong: <Badge tone="clay">Mistake</Badge>,
  'left-out': <Badge tone="plain">Left out</Badge>,
} as const;

interface FileRow {
  row: number;
  name: string;
  outcome: keyof typeof OUTCOMES;
  messages: readonly string[];
  /** The stock that it will have; left out, or null, where that isn't asked. */
  toBe?: number | null;
}

/** Leaves a row out of the import, or puts it back. */
export type LeaveOut = (row: number, isLeftOut: boolean) => void;

interface RowProps {
  row: FileRow;
  onLeaveOut?: LeaveOut | undefined;
}

function Row({ row: { row, name, outcome, messages, toBe = null }, onLeaveOut }: RowProps) {
  const isLeftOut = outcome === 'left-out';
  const label = isLeftOut ? 'Put back' : 'Leave out';
  return (
    <tr className="border-t border-line align-top">
      <td className="px-2 py-2 sm:px-3 text-soft tabular-nums">{row}</td>
      <td className="px-2 py-2 sm:px-3">
        <span className={clsx('font-medium wrap-anywhere', isLeftOut && 'text-soft line-through')}>
          {name || '(no name)'}
        </span>
        {messages.length > 0 && (
          <ul className={clsx('mt-1', outcome === 'wrong' ? 'text-danger' : 'text-soft')}>
            {messages.map((message) => (
              <li key={message} className="wrap-anywhere">
                {message}
              </li>
            ))}
            {toBe !== null && <li className="font-semibold text-ink">It will be {toBe}.</li>}
          </ul>
        )}
      </td>
      <td className="px-2 py-2 sm:px-3 whitespace-nowrap">
        {OUTCOMES[outcome]}
        {onLeaveOut && (
          <button
            type="button"
            className="hit mt-1 block text-xs font-semibold text-leaf"
            aria-label={`${label} row ${row}, ${name || 'no name'}`}
            onClick={() => onLeaveOut(row, !isLeftOut)}
          >
            {label}
          </button>
        )}
      </td>
    </tr>
  );
}

interface FileRowsProps {
  /** What is in a row: "Product". */
  what: string;
  rows: readonly FileRow[];
  onLeaveOut?: LeaveOut;
}

/** What happens with each row of a file. */
export function FileRows({ what, rows, onLeaveOut }: FileRowsProps) {
  if (rows.length === 0) return null;
  return (
    <div className="overflow-x-auto rounded-card border border-line">
      <table className="w-full border-collapse text-sm">
        <caption className="sr-only">The rows of the file</caption>
        <thead className="bg-sunk text-left text-xs text-soft">
          <tr>
            <th scope="col" className="px-2 py-2 sm:px-3 font-semibold">
              Row
            </th>
            <th scope="col" className="w-full px-2 py-2 sm:px-3 font-semibold">
              {what}
            </th>
            <th scope="col" className="px-2 py-2 sm:px-3 font-semibold">
              What happens
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.row} row={row} onLeaveOut={onLeaveOut} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Of many wrong rows, what is wrong, each mistake once. */
export function FileMistakes({ mistakes, wrong }: { mistakes: Mistakes; wrong: number }) {
  if (wrong < 2) return null;
  return (
    <ul aria-label="What is wrong" className="flex list-disc flex-col gap-1 pl-5 text-sm">
      {mistakes.map((mistake) => (
        <li key={mistake.message} className="wrap-anywhere">
          {mistake.message} <span className="text-soft">{rowsOf(mistake)}</span>
        </li>
      ))}
    </ul>
  );
}
