import { ImportFileError } from '../places/import/import-file-error.js';
import type { ImportCounts } from '../places/store/import-places.js';

const storedOf = ({ created, added, updated, unchanged }: ImportCounts) =>
  created + added + updated + unchanged;

export const damagedPreview = (counts: ImportCounts, { message }: ImportFileError): string | null =>
  storedOf(counts) > 0 ? `${message} You can import the rows before that.` : null;

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
