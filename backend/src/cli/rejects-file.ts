import { createWriteStream, type WriteStream } from 'node:fs';
import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import type { Reject } from '../directory/places/import-places.js';

/** Writes the rows that could not be taken, with the reason, as CSV; makes no file while there is none. */
export class RejectsFile {
  private stream: WriteStream | undefined;

  constructor(readonly path: string) {}

  async add(file: string, { row, reason, raw }: Reject): Promise<void> {
    if (!this.stream) {
      this.stream = createWriteStream(this.path);
      this.stream.write(csvLine(['file', 'row', 'reason', 'values']));
    }
    const isTaken = this.stream.write(csvLine([file, String(row), reason, JSON.stringify(raw)]));
    if (!isTaken) await once(this.stream, 'drain');
  }

  /** @returns whether anything was written */
  async close(): Promise<boolean> {
    if (!this.stream) return false;
    this.stream.end();
    await finished(this.stream);
    return true;
  }
}

/** A leading sign would make a spreadsheet take a text for a formula, so it gets an apostrophe before it. */
const csvLine = (values: readonly string[]) =>
  `${values.map((value) => `"${value.replace(/^(?=[=+\-@\t\r])/, "'").replaceAll('"', '""')}"`).join(',')}\r\n`;
