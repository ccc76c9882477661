import type {
  CustomerColumn,
  CustomerImportPreview,
} from '@farmgate/backend/contract/marketplace/customer-files';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { countOf } from '../../../lib/format/format';
import { toast } from '../../../ui/dialogs/toast';
import { sendFile } from '../files/send-file';
import { CUSTOMERS, refreshCustomers } from './customers-address';

interface Sent {
  chosen: File;
  mode: 'preview' | 'write';
  /** As they were chosen; null for what the server makes of them. */
  columns: (CustomerColumn | '')[] | null;
}

/** A file of customers, looked at first and then written. */
export function useCustomerImport(onDone: () => void) {
  const client = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  const [columns, setColumns] = useState<Sent['columns']>(null);
  const wanted = useRef<File | null>(null);
  /** The last answer, which stays while the file is read once more. */
  const [shown, setShown] = useState<CustomerImportPreview | null>(null);
  const [isEdited, setEdited] = useState(false);
  const sending = useMutation({
    mutationFn: ({ chosen, mode, columns: as }: Sent) =>
      sendFile<CustomerImportPreview>(`${CUSTOMERS}/import`, chosen, {
        mode,
        ...(as && { columns: as.join(',') }),
      }),
    onSuccess: (answer, { chosen }) => {
      // Of a file that was put aside while it was read.
      if (!answer.isDone && chosen !== wanted.current) return;
      setShown(answer);
      setEdited(false);
      if (!answer.isDone) return;
      onDone();
      toast({
        title: 'Customers imported',
        description: `${countOf(answer.created, 'customer')} added, ${answer.updated} changed. No emails were sent.`,
      });
      void refreshCustomers(client);
    },
  });
  const look = (chosen: File, as: Sent['columns'] = null) => {
    if (chosen !== file) setShown(null);
    wanted.current = chosen;
    setFile(chosen);
    setColumns(as);
    sending.mutate({ chosen, mode: 'preview', columns: as });
  };
  const write = () => file && sending.mutate({ chosen: file, mode: 'write', columns });
  const restart = () => {
    wanted.current = null;
    setFile(null);
    setShown(null);
    setColumns(null);
    setEdited(false);
    sending.reset();
  };
  const isReading = sending.isPending && sending.variables.mode === 'preview';
  const isWriting = sending.isPending && sending.variables.mode === 'write';
  return {
    ...{ file, look, write, restart, shown, isEdited, setEdited, isReading, isWriting },
    error: sending.isPending ? null : sending.error,
  };
}
