import { Command } from 'commander';
import { statSync } from 'node:fs';
import { basename } from 'node:path';
import { readPlaces } from '../../directory/places/import/read-places.js';
import { assertReadable } from '../../directory/places/import/read-rows.js';
import { USDA_DIRECTORIES } from '../../directory/places/import/usda/usda-directory.js';
import type { UsdaDirectory } from '../../directory/tables/import-run.entity.js';
import { StartError } from '../../platform/config/start-error.js';
import { withBar } from '../progress-bar.js';
import { usdaApiCommand } from './import-usda-api.js';
import { type ImportOptions, runImport } from './run-import.js';

interface FileOptions extends ImportOptions {
  directory?: string;
}

/** `npm run import -- usda FILE…` */
export const importCommand = () =>
  new Command('import')
    .description('fill the directory')
    .addCommand(usdaCommand())
    .addCommand(usdaApiCommand());

const usdaCommand = () =>
  new Command('usda')
    .description('read files of the USDA Local Food Directories: CSV, xlsx or JSON, older and newer formats')
    .argument('<file...>')
    .option('--json', 'print the counts as JSON')
    .option('--directory <name>', `which directory the files are from: ${USDA_DIRECTORIES.join(', ')}`)
    .option('--dry-run', 'say what the import would do, without storing anything')
    .option('--rejects <file>', 'where rejected rows go, with the reason', 'import-rejects.csv')
    .action(importFiles);

async function importFiles(files: string[], options: FileOptions): Promise<void> {
  const directory = readDirectory(options.directory);
  for (const file of files) await assertReadable(file);
  await runImport(options, files, async ({ store }) => {
    for (const file of files) {
      await withBar(basename(file), (onProgress) =>
        store(
          { name: basename(file), size: statSync(file).size, directory },
          readPlaces(file, { directory, onProgress }),
        ),
      );
    }
  });
}

function readDirectory(text: string | undefined): UsdaDirectory | undefined {
  if (text === undefined) return undefined;
  const directory = USDA_DIRECTORIES.find((name) => name === text);
  if (!directory)
    throw new StartError(`--directory must be one of ${USDA_DIRECTORIES.join(', ')}, but is "${text}".`);
  return directory;
}
