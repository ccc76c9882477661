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
  /** Numbers of rows. */
  leftOut: readonly number[];
}

/** What was chosen of a file, and what the server said of it. @param onDone once it's written */
export function useImport(onDone: () => void) {
  const client = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  const [soldSince, setSoldSince] = useState<SoldSince | null>(null);
  const [category, setCategory] = useState<ProductCategory | null>(null);
  const [columns, setColumns] = useState<ChosenColumn[] | null>(null);
  const [leftOut, setLeftOut] = useState<readonly number[]>([]);
  /** The last answer about a file's columns, which stays while it's read once more. */
  const [shown, setShown] = useState<ImportPreview | null>(null);
  /** The last answer, which stays on the screen while rows are left out. */
  const [told, setTold] = useState<ImportPreview | null>(null);
  const [isEdited, setEdited] = useState(false);
  const sending = useMutation({
    mutationFn: ({ chosen, mode, answer, category: filedUnder, columns: as, leftOut: without }: Sent) =>
      sendFile<ImportPreview>(`${OWN_PRODUCTS}/import`, chosen, {
        ...{ mode, ...answer },
        ...(filedUnder && { category: filedUnder }),
        ...(as && { columns: as.join(',') }),
        ...(without.length > 0 && { leftOut: without.join(',') }),
      }),
    onSuccess: (answer) => {
      // Nothing is written where something was sold just now: that is asked once more.
      if (!answer.isDone) {
        setSoldSince(null);
        setEdited(false);
        setTold(answer);
        return setShown(answer.columns ? answer : null);
      }
      onDone();
      const count = countOf(importCount(answer), 'product');
      const photos = answer.photos > 0 ? ` ${countOf(answer.photos, 'photo')} will follow.` : '';
      toast({
        title: 'Products imported',
        description: `${count} saved.${photos} For a day, you can undo this under “Import CSV.”`,
      });
      void refreshVendor(client, ownProductsQuery().queryKey[0] as string, '/api/products');
    },
  });
  const look = (
    chosen: File,
    filedUnder: ProductCategory | null = null,
    as: ChosenColumn[] | null = null,
    without: readonly number[] = [],
  ) => {
    if (chosen !== file) setShown(null);
    setTold(null);
    setFile(chosen);
    setSoldSince(null);
    setCategory(filedUnder);
    setColumns(as);
    setLeftOut(without);
    sending.mutate({ chosen, mode: 'preview', category: filedUnder, columns: as, leftOut: without });
  };
  const leaveOut = (rows: readonly number[], isLeftOut: boolean) => {
    if (!file) return;
    const others = leftOut.filter((row) => !rows.includes(row));
    look(file, category, columns, isLeftOut ? [...others, ...rows] : others);
    setTold(sending.data ?? told);
  };
  const write = () => {
    if (!file) return;
    const key = sending.data?.soldSince?.key;
    const answer = soldSince && key ? { soldSince, soldSinceKey: key } : undefined;
    sending.mutate({ chosen: file, mode: 'write', answer, category, columns, leftOut });
  };
  const restart = () => {
    setFile(null);
    setShown(null);
    setSoldSince(null);
    setCategory(null);
    setColumns(null);
    setLeftOut([]);
    setTold(null);
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
    ...{ category, columns, leftOut, leaveOut, shown, isEdited, setEdited },
    answer: sending.data ?? told ?? undefined,
    error: sending.error,
    isPending: sending.isPending,
    mode,
  };
}
