import { basename } from 'node:path';
import type { Readable } from 'node:stream';
import { SaxesParser } from 'saxes';
import yauzl from 'yauzl';
import { ImportFileError } from '../import-file-error.js';

const MEGABYTE = 1024 * 1024;
/** A worksheet is streamed, so its size only costs time. */
export const MAX_SHEET_BYTES = 2048 * MEGABYTE;
/** Everything else is kept, in part at least. */
const MAX_PART_BYTES = 256 * MEGABYTE;
/** A real workbook has a few dozen parts. */
const MAX_PARTS = 10_000;
/** A worksheet shrinks to a tenth or a thirtieth; a bomb to a thousandth. */
const MAX_RATIO = 400;
const RATIO_FREE_BYTES = 10 * MEGABYTE;
/** The longest cell that Excel knows has 32,767 characters. */
const MAX_TEXT_BETWEEN_TAGS = 2 * MEGABYTE;

/** Names come without their XML prefix. */
export interface XmlHandlers {
  open?(name: string, attributes: Record<string, string>): void;
  text?(text: string): void;
  close?(name: string): void;
}

/** Nothing is ever written to disk. */
export class XlsxArchive {
  private constructor(
    private readonly file: string,
    private readonly zip: yauzl.ZipFile,
    private readonly entries: ReadonlyMap<string, yauzl.Entry>,
  ) {}

  /** @throws ImportFileError when the archive is damaged, encrypted or has too many parts */
  static async open(file: string): Promise<XlsxArchive> {
    const zip = await openZip(file);
    try {
      return new XlsxArchive(file, zip, await listEntries(zip, file));
    } catch (error) {
      zip.close();
      throw error;
    }
  }

  has(part: string): boolean {
    return this.entries.has(part);
  }

  /** Size of a part once unpacked, as the archive states it; yauzl makes sure that it is true. */
  sizeOf(part: string): number {
    return this.entries.get(part)?.uncompressedSize ?? 0;
  }

  close(): void {
    this.zip.close();
  }

  /** After each piece control returns. @throws ImportFileError for bombs, document types and bad XML */
  async *parse(part: string, handlers: XmlHandlers, maxBytes = MAX_PART_BYTES): AsyncGenerator<number> {
    const entry = this.entries.get(part);
    if (!entry) throw this.damaged();
    this.refuseBomb(entry, maxBytes);
    const watch = { since: 0 };
    const parser = this.parserFor(handlers, watch);
    const decoder = new TextDecoder('utf-8');
    let read = 0;
    const stream: Readable = await this.zip.openReadStreamPromise(entry).catch(() => {
      throw this.damaged();
    });
    try {
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        read += chunk.length;
        watch.since += chunk.length;
        if (watch.since > MAX_TEXT_BETWEEN_TAGS) throw this.refused('holds a cell that is too large');
        parser.write(decoder.decode(chunk, { stream: true }));
        yield read;
      }
      parser.write(decoder.decode()).close();
      yield read;
    } catch (error) {
      throw error instanceof ImportFileError ? error : this.damaged();
    } finally {
      stream.destroy();
    }
  }

  async parseWhole(part: string, handlers: XmlHandlers): Promise<void> {
    const pieces = this.parse(part, handlers);
    while (!(await pieces.next()).done);
  }

  damaged(): ImportFileError {
    return new ImportFileError(
      `${basename(this.file)} is not a whole xlsx file: it is cut off or damaged; please download it again.`,
    );
  }

  refused(reason: string): ImportFileError {
    return new ImportFileError(
      `${basename(this.file)} ${reason} and is not read, because no real export looks like that.`,
    );
  }

  private refuseBomb(entry: yauzl.Entry, maxBytes: number): void {
    const { uncompressedSize, compressedSize } = entry;
    const isBomb =
      uncompressedSize > maxBytes ||
      (uncompressedSize > RATIO_FREE_BYTES && uncompressedSize > compressedSize * MAX_RATIO);
    if (isBomb) throw this.refused('unpacks to far more than it seems to hold');
  }

  private parserFor(handlers: XmlHandlers, watch: { since: number }): SaxesParser {
    const parser = new SaxesParser();
    const local = (name: string) => name.slice(name.indexOf(':') + 1);
    parser.on('doctype', () => {
      throw this.refused('declares a document type');
    });
    parser.on('opentag', (tag) => {
      watch.since = 0;
      handlers.open?.(local(tag.name), tag.attributes);
    });
    parser.on('closetag', (tag) => {
      watch.since = 0;
      handlers.close?.(local(tag.name));
    });
    if (handlers.text) parser.on('text', (text) => handlers.text?.(text));
    return parser;
  }
}

function openZip(file: string): Promise<yauzl.ZipFile> {
  return new Promise((resolve, reject) => {
    yauzl.open(file, { lazyEntries: true, autoClose: false, validateEntrySizes: true }, (error, zip) => {
      if (error) {
        reject(
          'code' in error
            ? error
            : new ImportFileError(
                `${basename(file)} is not a whole xlsx file: it is cut off or damaged; please download it again.`,
              ),
        );
      } else resolve(zip);
    });
  });
}

function listEntries(zip: yauzl.ZipFile, file: string): Promise<Map<string, yauzl.Entry>> {
  const refuse = (what: string) =>
    new ImportFileError(`${basename(file)} ${what}, which no xlsx export does.`);
  return new Promise((resolve, reject) => {
    const entries = new Map<string, yauzl.Entry>();
    zip.on('entry', (entry: yauzl.Entry) => {
      if (entry.isEncrypted()) return reject(refuse('is protected by a password'));
      if (entries.size >= MAX_PARTS) return reject(refuse('has too many parts'));
      entries.set(entry.fileName, entry);
      zip.readEntry();
    });
    zip.once('end', () => resolve(entries));
    zip.once('error', () => reject(refuse('has a damaged list of parts')));
    zip.readEntry();
  });
}
