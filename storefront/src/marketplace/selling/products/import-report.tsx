import type {
  ImportPreview,
  ImportRow,
  SoldSince,
} from '@farmgate/backend/contract/marketplace/product-files';
import { clsx } from 'clsx';
import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { countOf } from '../../../lib/format/format';
import { Badge } from '../../../ui/badge';
import { notShown, rowsOf, rowsToShow, stockToBe, summaryOf } from './import-rules';

const MOST_ROWS = 200;

const OUTCOMES = {
  create: <Badge>New</Badge>,
  update: <Badge tone="sun">Changed</Badge>,
  same: <Badge tone="plain">No change</Badge>,
  wrong: <Badge tone="clay">Mistake</Badge>,
} as const;

interface RowProps {
  row: ImportRow;
  soldSince: SoldSince | null;
}

function Row({ row, soldSince }: RowProps) {
  const toBe = stockToBe(row, soldSince);
  return (
    <tr className="border-t border-line align-top">
      <td className="px-3 py-2 text-soft tabular-nums">{row.row}</td>
      <td className="px-3 py-2">
        <span className="font-medium wrap-anywhere">{row.name || '(no name)'}</span>
        {row.messages.length > 0 && (
          <ul className={clsx('mt-1', row.outcome === 'wrong' ? 'text-danger' : 'text-soft')}>
            {row.messages.map((message) => (
              <li key={message} className="wrap-anywhere">
                {message}
              </li>
            ))}
            {toBe !== null && <li className="font-semibold text-ink">It will be {toBe}.</li>}
          </ul>
        )}
      </td>
      <td className="px-3 py-2 whitespace-nowrap">{OUTCOMES[row.outcome]}</td>
    </tr>
  );
}

function Verdict({ preview, isToFile }: { preview: ImportPreview; isToFile: boolean }) {
  const { wrong } = preview;
  return (
    <div role="status" className="flex items-start gap-2.5">
      {wrong > 0 ? (
        <CircleAlert aria-hidden size={20} className="mt-0.5 shrink-0 text-danger" />
      ) : (
        <CircleCheck aria-hidden size={20} className="mt-0.5 shrink-0 text-leaf" />
      )}
      <div>
        <p className="font-semibold">{summaryOf(preview)}</p>
        {wrong > 0 && (
          <p className="text-sm text-soft">
            {isToFile
              ? 'Choose the category above first.'
              : `Fix ${countOf(wrong, 'row')} in your spreadsheet, save it and choose it again.`}{' '}
            Nothing is imported until every row is correct.
          </p>
        )}
      </div>
    </div>
  );
}

/** Of many wrong rows, what is wrong, each mistake once. */
function Mistakes({ preview: { mistakes, wrong } }: { preview: ImportPreview }) {
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

export interface ImportReportProps {
  preview: ImportPreview;
  soldSince: SoldSince | null;
  /** Where products go whose category isn't known, and whether that is to be answered still. */
  filing?: ReactNode;
  isToFile: boolean;
  /** What has to be answered first. */
  question?: ReactNode;
}

/** What a file would do, row by row. */
export function ImportReport({ preview, soldSince, filing, isToFile, question }: ImportReportProps) {
  const { rows, system, unknownColumns } = preview;
  const shown = rowsToShow(rows, MOST_ROWS);
  const more = notShown(preview, shown.length);
  return (
    <div className="flex flex-col gap-4">
      {system && <p className="text-sm text-soft">This is a file from {system}.</p>}
      {filing}
      <Verdict preview={preview} isToFile={isToFile} />
      {unknownColumns.length > 0 && (
        <p className="text-sm text-soft wrap-anywhere">
          Columns we don’t recognize and will skip: {unknownColumns.join(', ')}.
        </p>
      )}
      <Mistakes preview={preview} />
      {question}
      {shown.length > 0 && (
        <div className="overflow-x-auto rounded-card border border-line">
          <table className="w-full border-collapse text-sm">
            <caption className="sr-only">The rows of the file</caption>
            <thead className="bg-sunk text-left text-xs text-soft">
              <tr>
                <th scope="col" className="px-3 py-2 font-semibold">
                  Row
                </th>
                <th scope="col" className="w-full px-3 py-2 font-semibold">
                  Product
                </th>
                <th scope="col" className="px-3 py-2 font-semibold">
                  What happens
                </th>
              </tr>
            </thead>
            <tbody>
              {shown.map((row) => (
                <Row key={row.row} row={row} soldSince={soldSince} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {more > 0 && <p className="text-sm text-soft">{countOf(more, 'more row')} like these.</p>}
    </div>
  );
}
