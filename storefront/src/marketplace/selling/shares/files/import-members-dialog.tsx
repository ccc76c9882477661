import type {
  MemberColumn,
  MemberImportPreview,
} from '@farmgate/backend/contract/marketplace/shares/member-files';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { countOf } from '../../../../lib/format/format';
import { Button } from '../../../../ui/button';
import { Dialog } from '../../../../ui/dialogs/dialog';
import { toast } from '../../../../ui/dialogs/toast';
import { FormFailure } from '../../../../ui/forms/form-failure';
import { ColumnsQuestion } from '../../files/columns-question';
import { FileChooser } from '../../files/file-chooser';
import { FileMistakes, FileRows } from '../../files/file-rows';
import { ImportFooter } from '../../files/import-footer';
import { failureOf } from '../../files/send-file';
import { useFileImport } from '../../files/use-file-import';
import { refreshVendor } from '../../vendor-queries';
import { VENDOR_SHARES, membersAddress } from '../vendor-shares';
import { membersSummary } from './members-summary';
import { RecentImports } from './recent-imports';

const LABELS: Readonly<Record<MemberColumn, string>> = {
  ...{ name: 'Name', firstName: 'First name', lastName: 'Last name', email: 'Email', phone: 'Phone' },
  ...{ size: 'Size', quantity: 'How many boxes', site: 'Pickup site', half: 'Weeks, A or B' },
  ...{
    firstBox: 'First box',
    price: 'Price a box, or its name',
    paid: 'Paid so far',
    balance: 'Balance due',
  },
};
const MOST_ROWS = 200;

const isReadable = (columns: readonly (MemberColumn | '')[]): boolean =>
  columns.some((column) => column === 'name' || column === 'firstName' || column === 'lastName');

function Report({ preview }: { preview: MemberImportPreview }) {
  const shown = preview.rows
    .toSorted((a, b) => Number(b.outcome === 'wrong') - Number(a.outcome === 'wrong'))
    .slice(0, MOST_ROWS);
  const all = preview.created + preview.unchanged + preview.wrong;
  return (
    <div className="flex flex-col gap-4">
      <p role="status" className="font-semibold">
        {membersSummary(preview)}
      </p>
      <FileMistakes {...preview} />
      <FileRows what="Member" rows={shown} />
      {all > shown.length && (
        <p className="text-sm text-soft">{countOf(all - shown.length, 'more row')} like these.</p>
      )}
    </div>
  );
}

export interface ImportMembersProps {
  id: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Takes members along from a spreadsheet: looked at first, row by row. */
export function ImportMembersDialog({ id, open, onOpenChange }: ImportMembersProps) {
  const client = useQueryClient();
  const sent = useFileImport<MemberColumn, MemberImportPreview>(`${membersAddress(id)}/import`, (answer) => {
    restart();
    toast({
      title: 'Members imported',
      description: `${countOf(answer.created, 'member')} added. No emails were sent.`,
    });
    void refreshVendor(client, VENDOR_SHARES);
  });
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
  const count = preview?.created ?? 0;
  const footer = (
    <ImportFooter isAllThere={preview !== null && count === 0 && preview.unchanged > 0}>
      <Button look="secondary" onClick={() => onOpenChange(false)}>
        Close
      </Button>
      <Button disabled={count === 0} pendingLabel={isWriting && 'Importing...'} onClick={write}>
        {count > 0 ? `Import ${countOf(count, 'member')}` : 'Import members'}
      </Button>
    </ImportFooter>
  );
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Import members"
      description="Each gets the boxes from their first one on. We don’t email anyone until you ask us to. You’ll review the rows before anything is saved."
      footer={footer}
    >
      <div className="flex flex-col gap-5 pt-2">
        <FileChooser
          file={file}
          from="Any list with names and sizes, saved as CSV, up to 500 members."
          isReading={isReading}
          onFile={(chosen) => look(chosen)}
        />
        {!file && open && <RecentImports id={id} onDone={() => onOpenChange(false)} />}
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
