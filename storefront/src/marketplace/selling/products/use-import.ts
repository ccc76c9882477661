import type {
  ChosenColumn,
  ImportPreview,
  SoldSince,
} from '@farmgate/backend/contract/marketplace/product-files';
import type { ProductCategory } from '@farmgate/backend/contract/marketplace/shop';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { countOf } from '../../../lib/format/format';
import { toast } from '../../../ui/dialogs/toast';
import { sendFile } from '../files/send-file';
import { OWN_PRODUCTS, ownProductsQuery, refreshVendor } from '../vendor-queries';
import { importCount } from './import-rules';

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
    mutationFn: ({ chosen, mode, answer, category: filedUnder, columns: as }: Sent) =>
      sendFile<ImportPreview>(`${OWN_PRODUCTS}/import`, chosen, {
        ...{ mode, ...answer },
        ...(filedUnder && { category: filedUnder }),
        ...(as && { columns: as.join(',') }),
      }),
    onSuccess: (answer) => {
      // Nothing is written where something was sold just now: that is asked once more.
      if (!answer.isDone) {
        setSoldSince(null);
        setEdited(false);
        return setShown(answer.columns ? answer : null);
      }
      onDone();
      const count = countOf(importCount(answer), 'product has', 'products have');
      const photos = answer.photos > 0 ? ` ${countOf(answer.photos, 'photo')} will follow.` : '';
      toast({
        title: 'Products imported',
        description: `${count} been written.${photos} For a day, you can undo this under “Import CSV.”`,
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
