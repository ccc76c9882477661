import type { Mistakes } from '@farmgate/backend/contract/marketplace/file-columns';
import { clsx } from 'clsx';
import { Badge } from '../../../ui/badge';
import { rowsOf } from '../products/import-rules';

const OUTCOMES = {
  create: <Badge>New</Badge>,
  update: <Badge tone="sun">Changed</Badge>,
  same: <Badge tone="plain">No change</Badge>,
  wrong: <Badge tone="clay">Mistake</Badge>,
} as const;

interface FileRow {
  row: number;
  name: string;
  outcome: keyof typeof OUTCOMES;
  messages: readonly string[];
  /** The stock that it will have; left out, or null, where that isn't asked. */
  toBe?: number | null;
}

function Row({ row: { row, name, outcome, messages, toBe = null } }: { row: FileRow }) {
  return (
    <tr className="border-t border-line align-top">
      <td className="px-3 py-2 text-soft tabular-nums">{row}</td>
      <td className="px-3 py-2">
        <span className="font-medium wrap-anywhere">{name || '(no name)'}</span>
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
      <td className="px-3 py-2 whitespace-nowrap">{OUTCOMES[outcome]}</td>
    </tr>
  );
}

/** What happens with each row of a file. @param what is in a row: "Product" */
export function FileRows({ what, rows }: { what: string; rows: readonly FileRow[] }) {
  if (rows.length === 0) return null;
  return (
    <div className="overflow-x-auto rounded-card border border-line">
      <table className="w-full border-collapse text-sm">
        <caption className="sr-only">The rows of the file</caption>
        <thead className="bg-sunk text-left text-xs text-soft">
          <tr>
            <th scope="col" className="px-3 py-2 font-semibold">
              Row
            </th>
            <th scope="col" className="w-full px-3 py-2 font-semibold">
              {what}
            </th>
            <th scope="col" className="px-3 py-2 font-semibold">
              What happens
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.row} row={row} />
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
