import type { ImportPreview, SoldSince } from '@farmgate/backend/contract/marketplace/products';
import {
  MAX_PRODUCTS_FILE_BYTES,
  type ProductCategory,
  PRODUCTS_FILE_SIZE_MESSAGE,
} from '@farmgate/backend/contract/marketplace/shop';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { FileSpreadsheet } from 'lucide-react';
import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react';
import { ApiError, sentenceOf } from '../../../lib/api/api';
import { sendForm } from '../../../lib/api/send-form';
import { countOf } from '../../../lib/format/format';
import { Button, buttonClass } from '../../../ui/button';
import { Dialog } from '../../../ui/dialogs/dialog';
import { toast } from '../../../ui/dialogs/toast';
import { FormFailure } from '../../../ui/forms/form-failure';
import { Spinner } from '../../../ui/states/spinner';
import { vendorProfileQuery } from '../../queries';
import { OWN_PRODUCTS, ownProductsQuery, refreshVendor } from '../vendor-queries';
import { FilingQuestion } from './filing-question';
import { ImportReport } from './import-report';
import { IMPORT_COLUMNS, importCount, mayImport } from './import-rules';
import { OptionsExample } from './options-example';
import { SoldSinceQuestion } from './sold-since';

const UNREACHABLE = 'We couldn’t read the file. Check your connection and try again.';

class FileTooLarge extends Error {}

/** @returns the server's sentence about the file itself, or about what went wrong */
function failureOf(error: Error): string {
  if (error instanceof FileTooLarge) return PRODUCTS_FILE_SIZE_MESSAGE;
  const issue = error instanceof ApiError ? error.body?.issues?.[0]?.message : undefined;
  return issue ?? sentenceOf(error, UNREACHABLE);
}

interface Sent {
  chosen: File;
  mode: 'preview' | 'write';
  /** What was chosen for stock that was sold since. */
  answer?: { soldSince: SoldSince; soldSinceKey: string } | undefined;
  /** Of products whose category isn't known. */
  category: ProductCategory | null;
}

function useImport(onDone: () => void) {
  const client = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  const [soldSince, setSoldSince] = useState<SoldSince | null>(null);
  const [category, setCategory] = useState<ProductCategory | null>(null);
  const sending = useMutation({
    mutationFn: ({ chosen, mode, answer, category: filedUnder }: Sent) => {
      if (chosen.size > MAX_PRODUCTS_FILE_BYTES) return Promise.reject(new FileTooLarge());
      const form = new FormData();
      form.set('mode', mode);
      for (const [field, value] of Object.entries(answer ?? {})) form.set(field, value);
      if (filedUnder) form.set('category', filedUnder);
      form.set('file', chosen, chosen.name);
      return sendForm<ImportPreview>(`${OWN_PRODUCTS}/import`, form);
    },
    onSuccess: (answer) => {
      // Nothing is written where something was sold just now: that is asked once more.
      if (!answer.isDone) return setSoldSince(null);
      onDone();
      const count = countOf(importCount(answer), 'product has', 'products have');
      toast({ title: 'Products imported', description: `${count} been written.` });
      void refreshVendor(client, ownProductsQuery().queryKey[0] as string, '/api/products');
    },
  });
  const look = (chosen: File, filedUnder: ProductCategory | null = null) => {
    setFile(chosen);
    setSoldSince(null);
    setCategory(filedUnder);
    sending.mutate({ chosen, mode: 'preview', category: filedUnder });
  };
  const write = () => {
    if (!file) return;
    const key = sending.data?.soldSince?.key;
    const answer = soldSince && key ? { soldSince, soldSinceKey: key } : undefined;
    sending.mutate({ chosen: file, mode: 'write', answer, category });
  };
  const restart = () => {
    setFile(null);
    setSoldSince(null);
    setCategory(null);
    sending.reset();
  };
  const mode = sending.variables?.mode;
  return {
    file,
    look,
    write,
    restart,
    soldSince,
    setSoldSince,
    category,
    answer: sending.data,
    error: sending.error,
    isPending: sending.isPending,
    mode,
  };
}

interface ChooserProps {
  file: File | null;
  isReading: boolean;
  onFile: (file: File) => void;
}

function Chooser({ file, isReading, onFile }: ChooserProps) {
  const id = useId();
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = currentTarget.files ?? [];
    // The same file can be chosen once more, after it was mended.
    currentTarget.value = '';
    if (chosen) onFile(chosen);
  };
  return (
    <div className="flex flex-col items-start gap-2">
      <label
        className={buttonClass(
          { look: 'secondary' },
          'relative has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-leaf',
        )}
      >
        {isReading ? <Spinner /> : <FileSpreadsheet aria-hidden size={18} />}
        {file ? 'Choose another file' : 'Choose a CSV file'}
        <input
          type="file"
          accept=".csv,text/csv,text/plain"
          aria-describedby={id}
          disabled={isReading}
          onChange={choose}
          className="sr-only"
        />
      </label>
      <p id={id} className="text-xs text-soft wrap-anywhere">
        {file
          ? file.name
          : 'From Shopify, Square, WooCommerce, or Open Food Network, or your own spreadsheet saved as CSV, up to 1 MB.'}
      </p>
    </div>
  );
}

export interface ImportDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Takes a spreadsheet of products in: looked at first, then written whole or not at all. */
export function ImportDialog({ open, onOpenChange }: ImportDialogProps) {
  const sent = useImport(() => onOpenChange(false));
  const { file, look, write, restart, soldSince, setSoldSince, category, answer, error, isPending, mode } =
    sent;
  const { data: profile } = useQuery(vendorProfileQuery());
  const wasOpen = useRef(open);
  useEffect(() => {
    if (!wasOpen.current && open) restart();
    wasOpen.current = open;
    // Each opening starts anew.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [open]);
  const preview = isPending && mode === 'preview' ? undefined : answer;
  const count = preview ? importCount(preview) : 0;
  const footer = (
    <div className="flex flex-wrap justify-end gap-3">
      <Button look="secondary" onClick={() => onOpenChange(false)}>
        Cancel
      </Button>
      <Button
        disabled={!preview || !mayImport(preview, soldSince)}
        pendingLabel={isPending && mode === 'write' && 'Importing...'}
        onClick={write}
      >
        {count > 0 ? `Import ${countOf(count, 'product')}` : 'Import products'}
      </Button>
    </div>
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
        <Chooser file={file} isReading={isPending} onFile={(chosen) => look(chosen)} />
        <details className="text-sm">
          <summary className="hit w-fit font-semibold text-leaf">Supported columns</summary>
          <p className="mt-2 text-soft wrap-anywhere">
            {IMPORT_COLUMNS}
            {profile?.hasPickups && ', crates, leadHours'}. Only the name, or the SKU of a product that is
            there, has to be in it. Your export has what you use. Change it, save it and choose it here.
          </p>
          <p className="mt-2 text-soft">
            A deposit is an amount such as 100.00, or a percentage such as 25%. Enter the day its balance is
            due in balanceOn, or “weighed.” Enter keep or refund in ifUnpaid, and the days to pay in
            graceDays. An option can have an amount of its own in optionDeposit.
          </p>
          <p className="mt-2 text-soft">
            For an option by weight, enter what the price is for in per (lb, oz, kg, or 100g), yes or no in
            inSteps, and what one weighs in least, usual, and most, such as 3.5 lb.
          </p>
          <p className="mt-2 text-soft">
            In box, put each product of a box in a line of its own, such as 2 x EGGS | Dozen: how many, its
            SKU, and its option. In dates, enter stock for dates, such as 2027-03-06: 10; 2027-03-13: 8. Both
            count for new products only.
          </p>
          <p className="mt-2 text-soft">
            stockWhenExported says what the stock was when you downloaded the file. Leave it as it is. If
            something was sold since, we ask you before we change that stock.
          </p>
          <OptionsExample />
        </details>
        {error && !isPending && <FormFailure>{failureOf(error)}</FormFailure>}
        {preview && !error && (
          <ImportReport
            preview={preview}
            soldSince={soldSince}
            isToFile={preview.withoutCategory > 0 && category === null}
            filing={
              file &&
              preview.withoutCategory > 0 && (
                <FilingQuestion
                  count={preview.withoutCategory}
                  value={category}
                  onChange={(chosen) => look(file, chosen)}
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
