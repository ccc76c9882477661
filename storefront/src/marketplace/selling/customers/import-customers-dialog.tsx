import type {
  CustomerColumn,
  CustomerImportPreview,
} from '@farmgate/backend/contract/marketplace/customer-files';
import { useEffect, useRef } from 'react';
import { countOf } from '../../../lib/format/format';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialogs/dialog';
import { FormFailure } from '../../../ui/forms/form-failure';
import { ColumnsQuestion } from '../files/columns-question';
import { FileChooser } from '../files/file-chooser';
import { FileMistakes, FileRows } from '../files/file-rows';
import { ImportFooter } from '../files/import-footer';
import { failureOf } from '../files/send-file';
import { UndoCustomers } from './undo-customers';
import { useCustomerImport } from './use-customer-import';

const LABELS: Readonly<Record<CustomerColumn, string>> = {
  ...{ name: 'Name', firstName: 'First name', lastName: 'Last name', email: 'Email', phone: 'Phone' },
  ...{ address: 'Street address', city: 'City', state: 'State', zipCode: 'ZIP code', note: 'Note' },
};
const MOST_ROWS = 200;

const isReadable = (columns: readonly (CustomerColumn | '')[]): boolean =>
  columns.some((column) => column === 'name' || column === 'firstName' || column === 'lastName');

/** @returns what the file does, and what of it is left out, in sentences */
export function customersSummary({
  created,
  updated,
  unchanged,
  wrong,
}: Pick<CustomerImportPreview, 'created' | 'updated' | 'unchanged' | 'wrong'>): string {
  const parts = [
    created > 0 && `${countOf(created, 'new customer')}`,
    updated > 0 && `${updated} changed`,
    unchanged > 0 && `${unchanged} without a change`,
  ].filter((part) => part !== false);
  const left =
    wrong > 0 ? ` ${countOf(wrong, 'row')} with a mistake ${wrong === 1 ? 'is' : 'are'} left out.` : '';
  return `${parts.join(', ') || 'Nothing to import'}.${left}`;
}

function Report({ preview }: { preview: CustomerImportPreview }) {
  const shown = preview.rows
    .toSorted((a, b) => Number(b.outcome === 'wrong') - Number(a.outcome === 'wrong'))
    .slice(0, MOST_ROWS);
  const all = preview.created + preview.updated + preview.unchanged + preview.wrong;
  return (
    <div className="flex flex-col gap-4">
      <p role="status" className="font-semibold">
        {customersSummary(preview)}
      </p>
      <FileMistakes {...preview} />
      <FileRows what="Customer" rows={shown} />
      {all > shown.length && (
        <p className="text-sm text-soft">{countOf(all - shown.length, 'more row')} like these.</p>
      )}
    </div>
  );
}

export interface ImportCustomersProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Takes a list of customers in: looked at first, row by row. */
export function ImportCustomersDialog({ open, onOpenChange }: ImportCustomersProps) {
  const sent = useCustomerImport(() => onOpenChange(false));
  const { file, look, write, restart, shown, isEdited, setEdited, isReading, isWriting, error } = sent;
  const wasOpen = useRef(open);
  useEffect(() => {
    if (!wasOpen.current && open) restart();
    wasOpen.current = open;
    // Each opening starts anew.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [open]);
  const isRead = shown !== null && isReadable(shown.columns.map(({ is }) => is));
  const preview = isRead && !isEdited && !isReading ? shown : null;
  const count = preview ? preview.created + preview.updated : 0;
  const footer = (
    <ImportFooter isAllThere={preview !== null && count === 0 && preview.unchanged > 0}>
      <Button look="secondary" onClick={() => onOpenChange(false)}>
        Cancel
      </Button>
      <Button disabled={count === 0} pendingLabel={isWriting && 'Importing...'} onClick={write}>
        {count > 0 ? `Import ${countOf(count, 'customer')}` : 'Import customers'}
      </Button>
    </ImportFooter>
  );
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Import customers"
      description="They’re on your list alone. We don’t email them or make accounts for them. You’ll review the rows before anything is saved."
      footer={footer}
    >
      <div className="flex flex-col gap-5 pt-2">
        <FileChooser
          file={file}
          from="Any list with names, saved as CSV, up to 1 MB."
          isReading={isReading}
          onFile={(chosen) => look(chosen)}
        />
        {!file && open && <UndoCustomers onDone={() => onOpenChange(false)} />}
        {error && <FormFailure>{failureOf(error)}</FormFailure>}
        {shown && file && (
          <ColumnsQuestion
            key={file.lastModified + file.name}
            columns={shown.columns}
            labels={LABELS}
            isReadable={isReadable}
            isRemembered={shown.isRemembered}
            isPending={isReading}
            onEdit={() => setEdited(true)}
            onChoose={(as) => look(file, as)}
          />
        )}
        {preview && !error && <Report preview={preview} />}
      </div>
    </Dialog>
  );
}
