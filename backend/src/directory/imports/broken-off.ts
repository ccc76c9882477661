import { ImportFileError } from '../places/import/import-file-error.js';
import type { ImportCounts } from '../places/store/import-places.js';

/** @returns how many rows are in the directory, or would be */
const storedOf = ({ created, added, updated, unchanged }: ImportCounts) =>
  created + added + updated + unchanged;

/** What a preview says of a file that is damaged behind rows that can be imported; null without any. */
export const damagedPreview = (counts: ImportCounts, { message }: ImportFileError): string | null =>
  storedOf(counts) > 0 ? `${message} You can import the rows before that.` : null;

/**
 * Follows the reading of one file, of which a part may be stored when it breaks off.
 * @param goOn says how the rest is imported
 * @throws ImportFileError that tells how many rows are stored, where the file is at fault
 */
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
