import { Command } from 'commander';
import { STATE_NAMES } from '../../contract/shared/states.js';
import { rawOf } from '../../directory/places/import/mapped-row.js';
import { mapRow, type ReadPlace } from '../../directory/places/import/read-places.js';
import { type FetchedDirectory, fetchUsdaState } from '../../directory/places/import/usda/usda-api.client.js';
import { DIRECTORY_LABELS } from '../../directory/places/import/usda/usda-directory.js';
import { ImportSteps } from '../../directory/places/store/import-steps.js';
import type { Config } from '../../platform/config/config.js';
import { StartError } from '../../platform/config/start-error.js';
import { remark } from '../with-database.js';
import { type ImportOptions, runImport } from './run-import.js';

interface ApiOptions extends ImportOptions {
  state: string;
}

/** `npm run import -- usda-api --state VA` */
export const usdaApiCommand = () =>
  new Command('usda-api')
    .description(
      'ask the USDA Local Food Directories for all five directories of a state (needs USDA_API_KEY)',
    )
    .requiredOption('--state <code>', 'two letters, such as VA')
    .option('--json', 'print the counts as JSON')
    .option('--rejects <file>', 'where rejected rows go, with the reason', 'import-rejects.csv')
    .action(importState);

async function importState(options: ApiOptions): Promise<void> {
  const state = options.state.toUpperCase();
  if (!(state in STATE_NAMES)) {
    throw new StartError(
      `--state must be the two letters of a state, such as VA, but is "${options.state}".`,
    );
  }
  await runImport(options, [], async ({ dataSource, config, stop, store }) => {
    const steps = new ImportSteps(dataSource, `usda-api/${state}`);
    const asked = { ...apiOptions(config), signal: stop };
    for await (const fetched of fetchUsdaState(state, steps, asked)) {
      await store({ name: fetched.key, size: 0, directory: fetched.directory }, placesIn(fetched));
      remark(
        `${DIRECTORY_LABELS[fetched.directory]}: ${fetched.rows.length.toLocaleString('en-US')} records`,
      );
    }
    await steps.clear();
  });
}

function apiOptions({ usda, server }: Config) {
  if (usda.apiKey === undefined) {
    throw new StartError("USDA_API_KEY must be a key for the USDA Local Food Directories, but it isn't set.");
  }
  return {
    baseUrl: usda.baseUrl,
    apiKey: usda.apiKey,
    userAgent: `Farmgate directory import (${server.publicUrl})`,
    onWait: (milliseconds: number, reason: string) =>
      remark(`Waiting ${Math.ceil(milliseconds / 1_000)} s: ${reason}`),
  };
}

async function* placesIn({ key, directory, rows }: FetchedDirectory): AsyncGenerator<ReadPlace> {
  for (const row of rows) {
    const result = mapRow({ source: 'usda_api', directory }, row);
    const fileKey = `usda-api/${key}`;
    yield await Promise.resolve({ row: row.row, raw: rawOf(row.values), result, fileKey });
  }
}
