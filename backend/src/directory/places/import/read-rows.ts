import { open } from 'node:fs/promises';
import { basename } from 'node:path';
import { readCsv } from './formats/read-csv.js';
import { readJson } from './formats/read-json.js';
import { readKml } from './formats/read-kml.js';
import { readXlsx } from './formats/read-xlsx.js';
import { ImportFileError } from './import-file-error.js';
import type { RawRow, ReadRowsOptions } from './raw-rows.js';

type Container = 'csv' | 'xlsx' | 'json' | 'kml';

const SENTENCES: Readonly<Record<string, (name: string) => string>> = {
  ENOENT: (name) => `The file ${name} doesn't exist.`,
  EACCES: (name) => `${name} may not be read by this user.`,
  EPERM: (name) => `${name} may not be read by this user.`,
  EISDIR: (name) => `${name} is a folder, not a file.`,
};

function fileErrorOf(error: unknown, file: string): unknown {
  const isSystemError = typeof error === 'object' && error !== null && 'code' in error && 'message' in error;
  if (error instanceof ImportFileError || !isSystemError) return error;
  const sentence = SENTENCES[String(error.code)];
  return new ImportFileError(sentence?.(file) ?? `${file} cannot be read: ${String(error.message)}.`);
}

/** What a file holds, by its first bytes: names of files are not to be relied on. */
function containerOf(head: Buffer, file: string): Container {
  const name = basename(file);
  if (head.length === 0) throw new ImportFileError(`${name} is empty.`);
  if (head.subarray(0, 4).equals(Buffer.from('PK\x03\x04', 'latin1'))) {
    if (!/\.kmz$/i.test(name)) return 'xlsx';
    throw new ImportFileError(`${name} is a packed map. Please unpack it, and choose the .kml file in it.`);
  }
  if (head.subarray(0, 4).equals(Buffer.from([0xd0, 0xcf, 0x11, 0xe0]))) {
    throw new ImportFileError(`${name} is in the old Excel format (.xls); please save it as .xlsx or CSV.`);
  }
  if (head[0] === 0xff || head[0] === 0xfe) {
    throw new ImportFileError(`${name} is saved as UTF-16; please save it as CSV in UTF-8.`);
  }
  if (head.includes(0)) throw new ImportFileError(`${name} is no table, JSON or KML.`);
  const text = head
    .toString('utf8')
    .replace(/^\ufeff/, '')
    .trimStart();
  if (/<kml[\s>]/i.test(text)) return 'kml';
  if (/^<(?:!doctype|html|\?xml)/i.test(text)) {
    throw new ImportFileError(`${name} is a web page, not a list of places.`);
  }
  return /^[[{]/.test(text) ? 'json' : 'csv';
}

async function headOf(file: string): Promise<Buffer> {
  const handle = await open(file, 'r');
  try {
    const buffer = Buffer.alloc(512);
    const { bytesRead } = await handle.read(buffer, 0, buffer.length, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** @throws ImportFileError with one sentence for the person who named the file */
export async function assertReadable(file: string): Promise<void> {
  try {
    containerOf(await headOf(file), file);
  } catch (error) {
    throw fileErrorOf(error, file);
  }
}

/** Rows before a damage come first. @throws ImportFileError in a sentence for who named the file */
export async function* readRows(file: string, options: ReadRowsOptions = {}): AsyncGenerator<RawRow> {
  const readers = { csv: readCsv, xlsx: readXlsx, json: readJson, kml: readKml };
  try {
    yield* readers[containerOf(await headOf(file), file)](file, options);
  } catch (error) {
    throw fileErrorOf(error, file);
  }
}
