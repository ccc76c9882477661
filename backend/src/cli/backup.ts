import type { BackupManifest } from '@farmgate/backup/backup-format';
import { assertFits, checkBackup } from '@farmgate/backup/read-backup';
import { restoreBackup } from '@farmgate/backup/restore-backup';
import { type Following, rowsOf, writeBackup } from '@farmgate/backup/write-backup';
import { Command } from 'commander';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { StartError } from '../platform/config/start-error.js';
import { migrate, whyNotMigrated } from '../platform/database/migrate.js';
import { backedUpProduct } from './backed-up-product.js';
import { withBar } from './progress-bar.js';
import { remark, withBareDatabase } from './with-database.js';

interface BackupOptions {
  json?: boolean;
}

/** `npm run backup -- [FILE]` */
export const backupCommand = () =>
  new Command('backup')
    .description('back up the database and pictures to one file while the server runs')
    .argument('[file]', 'the new file (default: farmgate-DATE.tar.gz in this folder)')
    .option('--json', 'print what it holds as JSON')
    .action(backUp);

/** `npm run restore -- FILE` */
export const restoreCommand = () =>
  new Command('restore')
    .description('bring a backup back into an empty database, with its pictures')
    .argument('<file>', 'a file that the command backup wrote')
    .option('--json', 'print what it held as JSON')
    .action(restore);

async function backUp(name: string | undefined, options: BackupOptions): Promise<void> {
  const file = path.resolve(
    name ?? `farmgate-${new Date().toISOString().slice(0, 16).replace(':', '')}.tar.gz`,
  );
  if (existsSync(file)) throw new StartError(`${file} already exists. Choose another name.`);
  if (!existsSync(path.dirname(file)))
    throw new StartError(`The folder ${path.dirname(file)} doesn't exist.`);
  const written = await withBareDatabase(async (url, { config, stop }) => {
    const source = { url, product: await backedUpProduct(config) };
    return withProgress('Writing', stop, (following) => writeBackup(source, file, following));
  });
  const { missing } = written.media;
  if (missing.length > 0) {
    remark(`${count(missing.length)} files of pictures were not in the store, such as ${missing[0] ?? ''}.`);
  }
  report(file, written, options, { bytes: written.size });
  if (!options.json) remark('It contains passwords and secrets. Keep it where no one else can read it.');
}

async function restore(name: string, options: BackupOptions): Promise<void> {
  const file = path.resolve(name);
  const manifest = await withBareFile(file);
  await withBareDatabase(async (url, { config, stop }) => {
    const target = { url, product: await backedUpProduct(config) };
    await withProgress('Restoring', stop, (following) => restoreBackup(target, file, manifest, following));
    const newer = await migrate(url);
    newer.forEach((name) => remark(`Updated the schema: ${name}`));
  });
  report(file, manifest, options);
}

/** Checked before there is a database: a bad file shall not even make one. */
async function withBareFile(file: string): Promise<BackupManifest> {
  const { signal } = new AbortController();
  const manifest = await withProgress('Checking', signal, (following) => checkBackup(file, following));
  await assertFits(file, manifest, whyNotMigrated);
  return manifest;
}

function withProgress<Result>(
  what: string,
  stop: AbortSignal,
  work: (following: Following) => Promise<Result>,
): Promise<Result> {
  return withBar(what, (onProgress) => work({ stop, onProgress: (part) => onProgress(part, 1) }));
}

function report(
  file: string,
  manifest: BackupManifest,
  { json }: BackupOptions,
  more: Record<string, number> = {},
): void {
  const { createdAt, product, tables, media } = manifest;
  const figures = { tables: tables.length, rows: rowsOf(manifest), pictureFiles: media.files };
  if (json) {
    const missing = media.missing.length;
    process.stdout.write(`${JSON.stringify({ file, createdAt, product, ...figures, missing, ...more })}\n`);
    return;
  }
  process.stdout.write(
    `${file}: ${count(figures.rows)} rows of ${figures.tables} tables, ${count(figures.pictureFiles)} files of pictures, as of ${createdAt}\n`,
  );
}

const count = (figure: number) => figure.toLocaleString('en-US');
