import { type BigIntStats, constants } from 'node:fs';
import { access, type FileHandle, open, stat } from 'node:fs/promises';
import path from 'node:path';
import { ImportFileError } from '../../directory/places/import/import-file-error.js';
import type { Reject } from '../../directory/places/store/place-batch.js';
import { StartError } from '../../platform/config/start-error.js';
import { guardCell } from '../../platform/csv/csv-lines.rules.js';

const PIECE = 64 * 1024;

export class RejectsFile {
  private handle: FileHandle | undefined;
  private text = '';

  private constructor(readonly path: string) {}

  /** @param inputs never written over @throws StartError when the file could not be written */
  static async at(file: string, inputs: readonly string[] = []): Promise<RejectsFile> {
    const there = await statOf(file);
    if (there?.isDirectory()) {
      throw new StartError(`--rejects must name a file, but ${file} is a folder.`);
    }
    for (const input of inputs) {
      const read = await statOf(input);
      if (there && read && there.ino === read.ino && there.dev === read.dev) {
        throw new StartError(`--rejects must not name a file that is imported, but is ${file}.`);
      }
    }
    await access(there ? file : path.dirname(path.resolve(file)), constants.W_OK).catch((error: unknown) => {
      throw new StartError(`--rejects must name a file that can be written: ${reasonOf(error, file)}.`);
    });
    return new RejectsFile(file);
  }

  /** @throws ImportFileError when it cannot be written */
  async add(file: string, { row, reason, raw }: Reject): Promise<void> {
    if (!this.handle) {
      this.handle = await this.orFail(open(this.path, 'w'));
      this.text = csvLine(['file', 'row', 'reason', 'values']);
    }
    this.text += csvLine([file, String(row), reason, JSON.stringify(raw)]);
    if (this.text.length >= PIECE) await this.flush();
  }

  /** @throws ImportFileError when the rest cannot be written */
  async close(): Promise<void> {
    const { handle } = this;
    if (!handle) return;
    try {
      await this.flush();
    } finally {
      this.handle = undefined;
      await handle.close();
    }
  }

  private async flush(): Promise<void> {
    const { text } = this;
    // What failed once is not tried again when the file is closed.
    this.text = '';
    if (this.handle && text !== '') await this.orFail(this.handle.appendFile(text));
  }

  private orFail<Result>(work: Promise<Result>): Promise<Result> {
    return work.catch((error: unknown) => {
      throw new ImportFileError(`The rejected rows cannot be written: ${reasonOf(error, this.path)}.`);
    });
  }
}

const statOf = (file: string): Promise<BigIntStats | undefined> =>
  stat(file, { bigint: true }).catch(() => undefined);

function reasonOf(error: unknown, file: string): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT' || code === 'ENOTDIR') {
    return `no folder ${path.dirname(path.resolve(file))}`;
  }
  if (code === 'EACCES' || code === 'EPERM') return `${file} may not be written by this user`;
  if (code === 'ENOSPC') return `no space is left for ${file}`;
  return message;
}

const csvLine = (values: readonly string[]) =>
  `${values.map((value) => `"${guardCell(value).replaceAll('"', '""')}"`).join(',')}\r\n`;
