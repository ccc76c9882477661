import type {
  ChosenColumn,
  ImportPreview,
  SoldSince,
} from '@farmgate/backend/contract/marketplace/product-files';
import {
  MAX_PRODUCTS_FILE_BYTES,
  type ProductCategory,
  PRODUCTS_FILE_SIZE_MESSAGE,
} from '@farmgate/backend/contract/marketplace/shop';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, sentenceOf } from '../../../lib/api/api';
import { sendForm } from '../../../lib/api/send-form';
import { countOf } from '../../../lib/format/format';
import { toast } from '../../../ui/dialogs/toast';
import { OWN_PRODUCTS, ownProductsQuery, refreshVendor } from '../vendor-queries';
import { importCount } from './import-rules';

const UNREACHABLE = 'We couldn’t read the file. Check your connection and try again.';

class FileTooLarge extends Error {}

/** @returns the server's sentence about the file itself, or about what went wrong */
export function failureOf(error: Error): string {
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
  /** What each column is, as it was chosen; null for what the server makes of them. */
  columns: ChosenColumn[] | null;
}

/** What was chosen of a file, and what the server said of it. @param onDone once it's written */
export function useImport(onDone: () => void) {
  const client = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  const [soldSince, setSoldSince] = useState<SoldSince | null>(null);
  const [category, setCategory] = useState<ProductCategory | null>(null);
  const [columns, setColumns] = useState<ChosenColumn[] | null>(null);
  /** The last answer about a file's columns, which stays while it's read once more. */
  const [shown, setShown] = useState<ImportPreview | null>(null);
  const [isEdited, setEdited] = useState(false);
  const sending = useMutation({
    mutationFn: ({ chosen, mode, answer, category: filedUnder, columns: as }: Sent) => {
      if (chosen.size > MAX_PRODUCTS_FILE_BYTES) return Promise.reject(new FileTooLarge());
      const form = new FormData();
      form.set('mode', mode);
      for (const [field, value] of Object.entries(answer ?? {})) form.set(field, value);
      if (filedUnder) form.set('category', filedUnder);
      if (as) form.set('columns', as.join(','));
      form.set('file', chosen, chosen.name);
      return sendForm<ImportPreview>(`${OWN_PRODUCTS}/import`, form);
    },
    onSuccess: (answer) => {
      // Nothing is written where something was sold just now: that is asked once more.
      if (!answer.isDone) {
        setSoldSince(null);
        setEdited(false);
        return setShown(answer.columns ? answer : null);
      }
      onDone();
      const count = countOf(importCount(answer), 'product has', 'products have');
      toast({
        title: 'Products imported',
        description: `${count} been written. For a day, you can undo this under “Import CSV.”`,
      });
      void refreshVendor(client, ownProductsQuery().queryKey[0] as string, '/api/products');
    },
  });
  const look = (
    chosen: File,
    filedUnder: ProductCategory | null = null,
    as: ChosenColumn[] | null = null,
  ) => {
    if (chosen !== file) setShown(null);
    setFile(chosen);
    setSoldSince(null);
    setCategory(filedUnder);
    setColumns(as);
    sending.mutate({ chosen, mode: 'preview', category: filedUnder, columns: as });
  };
  const write = () => {
    if (!file) return;
    const key = sending.data?.soldSince?.key;
    const answer = soldSince && key ? { soldSince, soldSinceKey: key } : undefined;
    sending.mutate({ chosen: file, mode: 'write', answer, category, columns });
  };
  const restart = () => {
    setFile(null);
    setShown(null);
    setSoldSince(null);
    setCategory(null);
    setColumns(null);
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
    ...{ category, columns, shown, isEdited, setEdited },
    answer: sending.data,
    error: sending.error,
    isPending: sending.isPending,
    mode,
  };
}
