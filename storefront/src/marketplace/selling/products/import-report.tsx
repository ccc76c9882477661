import type { ImportPreview, SoldSince } from '@farmgate/backend/contract/marketplace/product-files';
import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { countOf } from '../../../lib/format/format';
import { Button } from '../../../ui/button';
import { FileMistakes, FileRows } from '../files/file-rows';
import { notShown, rowsToShow, stockToBe, summaryOf, wrongRows } from './import-rules';

const MOST_ROWS = 200;

function Verdict({
  preview,
  isToFile,
  onLeaveOut,
}: Pick<ImportReportProps, 'preview' | 'isToFile' | 'onLeaveOut'>) {
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
              : `Fix ${countOf(wrong, 'row')} in your spreadsheet, save it and choose it again. Or leave ${wrong === 1 ? 'it' : 'them'} out.`}{' '}
            Nothing is imported until every row is correct or left out.
          </p>
        )}
        {wrong > 0 && !isToFile && (
          <Button
            size="sm"
            look="secondary"
            className="mt-2"
            onClick={() => onLeaveOut(wrongRows(preview), true)}
          >
            Leave out {countOf(wrongRows(preview).length, 'row')} with{' '}
            {wrong === 1 ? 'a mistake' : 'mistakes'}
          </Button>
        )}
      </div>
    </div>
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
  onLeaveOut: (rows: readonly number[], isLeftOut: boolean) => void;
}

/** What a file would do, row by row. */
export function ImportReport(props: ImportReportProps) {
  const { preview, soldSince, filing, isToFile, question, onLeaveOut } = props;
  const { rows, system, unknownColumns } = preview;
  const shown = rowsToShow(rows, MOST_ROWS);
  const more = notShown(preview, shown.length);
  return (
    <div className="flex flex-col gap-4">
      {system && <p className="text-sm text-soft">This is a file from {system}.</p>}
      {filing}
      <Verdict preview={preview} isToFile={isToFile} onLeaveOut={onLeaveOut} />
      {unknownColumns.length > 0 && (
        <p className="text-sm text-soft wrap-anywhere">
          Columns we don’t recognize and will skip: {unknownColumns.join(', ')}.
        </p>
      )}
      {preview.photos > 0 && (
        <p className="text-sm text-soft">We’ll fetch {countOf(preview.photos, 'photo')} after the import.</p>
      )}
      <FileMistakes {...preview} />
      {question}
      <FileRows
        what="Product"
        rows={shown.map((row) => ({ ...row, toBe: stockToBe(row, soldSince) }))}
        onLeaveOut={(row, isLeftOut) => onLeaveOut([row], isLeftOut)}
      />
      {more > 0 && <p className="text-sm text-soft">{countOf(more, 'more row')} like these.</p>}
    </div>
  );
}
