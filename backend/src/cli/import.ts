import { basename } from 'node:path';
import type { INestApplicationContext } from '@nestjs/common';
import { SingleBar, Presets } from 'cli-progress';
import { Command } from 'commander';
import { DataSource } from 'typeorm';
import { type UsdaDirectory, USDA_DIRECTORIES } from '../directory/places/import/usda-directory.js';
import { readPlaces } from '../directory/places/import/read-places.js';
import { type ImportCounts, importPlaces } from '../directory/places/import-places.js';
import { StartError } from '../platform/config/start-error.js';
import { ZipCodes } from '../platform/geo/zip-codes.service.js';
import { addCounts, NO_COUNTS, report } from './import-report.js';
import { usdaApiCommand } from './import-usda-api.js';
import { RejectsFile } from './rejects-file.js';
import { withApp } from './with-app.js';

interface FileOptions {
  json?: boolean;
  directory?: string;
  rejects: string;
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
    .option('--rejects <file>', 'where rejected rows go, with the reason', 'import-rejects.csv')
    .action(importFiles);

async function importFiles(files: string[], options: FileOptions): Promise<void> {
  const directory = readDirectory(options.directory);
  const rejects = new RejectsFile(options.rejects);
  const counts = await withApp(async (app) => {
    let totals = NO_COUNTS;
    for (const file of files) {
      totals = addCounts(totals, await importFile(file, directory, rejects, app));
    }
    return totals;
  }).finally(() => rejects.close());
  report(counts, options, counts.rejected > 0 ? rejects.path : null);
}

async function importFile(
  file: string,
  directory: UsdaDirectory | undefined,
  rejects: RejectsFile,
  app: INestApplicationContext,
): Promise<ImportCounts> {
  const name = basename(file);
  const bar = new SingleBar(
    { format: `${name} {bar} {percentage}%`, stream: process.stderr, noTTYOutput: false, hideCursor: true },
    Presets.rect,
  );
  bar.start(1, 0);
  try {
    const rows = readPlaces(file, {
      directory,
      onProgress: (read, total) => {
        bar.setTotal(total);
        bar.update(read);
      },
    });
    return await importPlaces(app.get(DataSource), app.get(ZipCodes, { strict: false }), rows, (reject) =>
      rejects.add(name, reject),
    );
  } finally {
    bar.stop();
  }
}

function readDirectory(text: string | undefined): UsdaDirectory | undefined {
  if (text === undefined) return undefined;
  const directory = USDA_DIRECTORIES.find((name) => name === text);
  if (!directory)
    throw new StartError(`--directory must be one of ${USDA_DIRECTORIES.join(', ')}, but is "${text}".`);
  return directory;
}
