import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { sendFile } from './send-file';

interface Sent<Column extends string> {
  chosen: File;
  mode: 'preview' | 'write';
  /** As they were chosen; null for what the server makes of them. */
  columns: (Column | '')[] | null;
}

/** A file of rows, looked at first and then written. @param onWritten what follows, with the last answer */
export function useFileImport<Column extends string, Answer extends { isDone: boolean }>(
  address: string,
  onWritten: (answer: Answer) => void,
) {
  const [file, setFile] = useState<File | null>(null);
  const [columns, setColumns] = useState<Sent<Column>['columns']>(null);
  const wanted = useRef<File | null>(null);
  /** The last answer, which stays while the file is read once more. */
  const [shown, setShown] = useState<Answer | null>(null);
  const [isEdited, setEdited] = useState(false);
  const sending = useMutation({
    mutationFn: ({ chosen, mode, columns: as }: Sent<Column>) =>
      sendFile<Answer>(address, chosen, { mode, ...(as && { columns: as.join(',') }) }),
    onSuccess: (answer, { chosen }) => {
      // Of a file that was put aside while it was read.
      if (!answer.isDone && chosen !== wanted.current) return;
      setShown(answer);
      setEdited(false);
      if (answer.isDone) onWritten(answer);
    },
  });
  const look = (chosen: File, as: Sent<Column>['columns'] = null) => {
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
