import type { DataSource } from 'typeorm';
import { tellingWhatIsStored } from '../../directory/imports/broken-off.js';
import { followTerminalImport, type TerminalImport } from '../../directory/imports/follow-terminal-import.js';
import type { ReadPlace } from '../../directory/places/import/read-places.js';
import { type ImportCounts, importPlaces, noCounts } from '../../directory/places/store/import-places.js';
import type { Reject, ZipCenters } from '../../directory/places/store/place-batch.js';
import { findCities, findStatesAround } from '../../platform/geo/find-cities.js';
import { findZipCodes } from '../../platform/geo/find-zip-codes.js';
import { remark, withDataSource, type Workplace } from '../with-database.js';
import { RejectsFile } from './rejects-file.js';

export interface ImportOptions {
  json?: boolean;
  rejects: string;
  dryRun?: boolean;
}

const GO_ON = 'The same command goes on from there.';

export interface ImportWork extends Workplace {
  dataSource: DataSource;
  store: (file: TerminalImport, rows: AsyncIterable<ReadPlace>) => Promise<void>;
}

/** Reports also when it failed or was stopped, as what was stored until then stays. */
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
      const zipCodes = zipCentersOf(dataSource);
      await work({
        ...workplace,
        dataSource,
        store: async (file, rows) => {
          const keep = (reject: Reject) => rejects.add(file.name, reject);
          if (options.dryRun) {
            const { stop } = workplace;
            await importPlaces(dataSource, zipCodes, rows, keep, { counts, stop, isDryRun: true });
            return;
          }
          await followTerminalImport(dataSource, file, counts, async (run) => {
            const onReject = async (reject: Reject) => {
              run.onReject(reject);
              await keep(reject);
            };
            const { onBatch, onRow, trace } = run;
            const stop = AbortSignal.any([workplace.stop, run.stop]);
            await tellingWhatIsStored(counts, GO_ON, () =>
              importPlaces(dataSource, zipCodes, rows, onReject, { counts, stop, onBatch, onRow, trace }),
            );
          });
        },
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

/** The server's service would load all of Nest. */
const zipCentersOf = ({ manager }: DataSource): ZipCenters => ({
  findMany: (zipCodes) => findZipCodes(manager, zipCodes),
  findCities: (cities) => findCities(manager, cities),
  findStatesAround: (points, km) => findStatesAround(manager, points, km),
});

function report(counts: ImportCounts, { json, dryRun }: ImportOptions, rejectsPath: string | null): void {
  if (json) {
    process.stdout.write(`${JSON.stringify({ ...counts, rejects: rejectsPath })}\n`);
    return;
  }
  for (const [outcome, count] of Object.entries(counts)) {
    process.stdout.write(`${outcome.padEnd(10)} ${(count as number).toLocaleString('en-US').padStart(9)}\n`);
  }
  if (dryRun) remark('Nothing was stored. Run the command without --dry-run to import these rows.');
  if (rejectsPath) remark(`The rejected rows, with the reason, are in ${rejectsPath}.`);
}
