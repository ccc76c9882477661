import { ColumnsNotChosen, ImportFileError } from '../places/import/import-file-error.js';
import type { ImportCounts } from '../places/store/import-places.js';

const storedOf = ({ created, added, updated, unchanged }: ImportCounts) =>
  created + added + updated + unchanged;

/** @returns what is said beside a preview that broke off; null where it failed */
export function damagedPreview(counts: ImportCounts, error: ImportFileError): string | null {
  if (error instanceof ColumnsNotChosen) return error.message;
  return storedOf(counts) > 0 ? `${error.message} You can import the rows before that.` : null;
}

/** @param goOn how the rest is imported @throws ImportFileError that tells how many rows are stored */
export async function tellingWhatIsStored(
  counts: ImportCounts,
  goOn: string,
  read: () => Promise<unknown>,
): Promise<void> {
  const before = storedOf(counts);
  try {
    await read();
  } catch (error) {
    const stored = storedOf(counts) - before;
    if (!(error instanceof ImportFileError) || stored === 0) throw error;
    const rows = stored === 1 ? '1 row of it was' : `${stored.toLocaleString('en-US')} rows of it were`;
    throw new ImportFileError(`${error.message} Until then, ${rows} stored. ${goOn}`);
  }
}
