import type { FileColumn } from '@farmgate/backend/contract/marketplace/product-files';
import { useEffect, useRef } from 'react';
import { countOf } from '../../../lib/format/format';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialogs/dialog';
import { FormFailure } from '../../../ui/forms/form-failure';
import { ColumnsQuestion } from '../files/columns-question';
import { FileChooser } from '../files/file-chooser';
import { ImportFooter } from '../files/import-footer';
import { failureOf } from '../files/send-file';
import { FilingQuestion } from './filing-question';
import { ImportReport } from './import-report';
import { importCount, isReadable, mayImport } from './import-rules';
import { SoldSinceQuestion } from './sold-since';
import { SupportedColumns } from './supported-columns';
import { UndoImport } from './undo-import';
import { useImport } from './use-import';

const COLUMN_LABELS: Readonly<Record<FileColumn, string>> = {
  ...{ name: 'Name', option: 'Option, such as a size', price: 'Price', unit: 'Unit', stock: 'In stock' },
  ...{ category: 'Category', description: 'Description', sku: 'SKU', tags: 'Tags' },
  photos: 'Photos, by address',
};

export interface ImportDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Takes a spreadsheet of products in: looked at first, then written whole or not at all. */
export function ImportDialog({ open, onOpenChange }: ImportDialogProps) {
  const sent = useImport(() => onOpenChange(false));
  const { file, look, write, restart, soldSince, setSoldSince, category, answer, error, isPending, mode } =
    sent;
  const { columns, leftOut, leaveOut, shown, isEdited, setEdited } = sent;
  const wasOpen = useRef(open);
  useEffect(() => {
    if (!wasOpen.current && open) restart();
    wasOpen.current = open;
    // Each opening starts anew.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [open]);
  const isRead = !answer?.columns || isReadable(answer.columns.map(({ is }) => is));
  const preview = isEdited || !isRead ? undefined : answer;
  const count = preview ? importCount(preview) : 0;
  const footer = (
    <ImportFooter
      isAllThere={preview !== undefined && preview.wrong === 0 && count === 0 && preview.unchanged > 0}
    >
      <Button look="secondary" onClick={() => onOpenChange(false)}>
        Cancel
      </Button>
      <Button
        disabled={!preview || isPending || !mayImport(preview, soldSince)}
        pendingLabel={isPending && mode === 'write' && 'Importing...'}
        onClick={write}
      >
        {count > 0 ? `Import ${countOf(count, 'product')}` : 'Import products'}
      </Button>
    </ImportFooter>
  );
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Import products"
      description="Rows with an existing SKU update that product. All other rows add new products. You’ll review the changes before anything is saved."
      footer={footer}
    >
      <div className="flex flex-col gap-5 pt-2">
        <FileChooser
          file={file}
          from="From Shopify, Square, WooCommerce, Open Food Network, or any other list saved as CSV, up to 1 MB."
          isReading={isPending}
          onFile={(chosen) => look(chosen)}
        />
        <SupportedColumns />
        {!file && open && <UndoImport onDone={() => onOpenChange(false)} />}
        {error && !isPending && <FormFailure>{failureOf(error)}</FormFailure>}
        {shown?.columns && file && (
          <ColumnsQuestion
            key={file.lastModified + file.name}
            columns={shown.columns}
            labels={COLUMN_LABELS}
            isReadable={isReadable}
            isRemembered={shown.isRemembered ?? false}
            isPending={isPending && mode === 'preview'}
            onEdit={() => setEdited(true)}
            onChoose={(as) => look(file, category, as, leftOut)}
          />
        )}
        {preview && !error && (
          <ImportReport
            preview={preview}
            soldSince={soldSince}
            onLeaveOut={leaveOut}
            isToFile={preview.withoutCategory > 0 && category === null}
            filing={
              file &&
              preview.withoutCategory > 0 && (
                <FilingQuestion
                  count={preview.withoutCategory}
                  value={category}
                  onChange={(chosen) => look(file, chosen, columns, leftOut)}
                />
              )
            }
            question={
              preview.soldSince &&
              preview.wrong === 0 && (
                <SoldSinceQuestion
                  preview={preview}
                  value={soldSince}
                  isAgain={mode === 'write'}
                  onChange={setSoldSince}
                />
              )
            }
          />
        )}
      </div>
    </Dialog>
  );
}
