import type { DataSource } from 'typeorm';
import type { ReadPlace } from '../../directory/places/import/read-places.js';
import {
  type ImportCounts,
  importPlaces,
  noCounts,
  type Reject,
  type ZipCenters,
} from '../../directory/places/store/import-places.js';
import { followTerminalImport, type TerminalImport } from '../../directory/imports/follow-terminal-import.js';
import { findZipCodes } from '../../platform/geo/find-zip-codes.js';
import { RejectsFile } from './rejects-file.js';
import { remark, withDataSource, type Workplace } from '../with-database.js';

export interface ImportOptions {
  json?: boolean;
  /** Where rejected rows go. */
  rejects: string;
}

export interface ImportWork extends Workplace {
  dataSource: DataSource;
  /**
   * Stores the places that a reader yields and counts them; the file's name is what the rejects call them.
   */
  store: (file: TerminalImport, rows: AsyncIterable<ReadPlace>) => Promise<void>;
}

/**
 * Runs an import against the product's database and reports what became of the rows; also when it fails or is
 * stopped half way, as what was stored until then stays.
 * @param inputs files that are read
 */
export async function runImport(
  options: ImportOptions,
  inputs: readonly string[],
  work: (tools: ImportWork) => Promise<void>,
): Promise<void> {
  const rejects = await RejectsFile.at(options.rejects, inputs);
  const counts = noCounts();
  let isDone = false;
  try {
    await withDataSource(async (dataSource, workplace) => {
      // Without the service that the server has for it, with which all of Nest would be loaded.
      const zipCodes: ZipCenters = { findMany: (asked) => findZipCodes(dataSource.manager, asked) };
      await work({
        ...workplace,
        dataSource,
        store: (file, rows) =>
          followTerminalImport(dataSource, file, counts, async (run) => {
            const onReject = async (reject: Reject) => {
              run.onReject(reject);
              await rejects.add(file.name, reject);
            };
            const stop = AbortSignal.any([workplace.stop, run.stop]);
            await importPlaces(dataSource, zipCodes, rows, onReject, { counts, stop, onBatch: run.onBatch });
          }),
      });
    });
    isDone = true;
  } finally {
    await rejects.close();
    if (isDone || Object.values(counts).some((count) => count > 0)) {
      report(counts, options, counts.rejected > 0 ? rejects.path : null);
    }
  }
}

/** The counts go to standard output, as a table for people or as JSON for programs. */
function report(counts: ImportCounts, { json }: ImportOptions, rejectsPath: string | null): void {
  if (json) {
    process.stdout.write(`${JSON.stringify({ ...counts, rejects: rejectsPath })}\n`);
    return;
  }
  for (const [outcome, count] of Object.entries(counts)) {
    process.stdout.write(`${outcome.padEnd(10)} ${(count as number).toLocaleString('en-US').padStart(9)}\n`);
  }
  if (rejectsPath) remark(`The rejected rows, with the reason, are in ${rejectsPath}.`);
}
