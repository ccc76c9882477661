import type { XlsxArchive } from './xlsx-archive.js';

/** "_x000D_" is how a workbook writes a character that XML does not allow. */
export function decodeEscapes(text: string): string {
  return text.includes('_x')
    ? text.replace(/_x([0-9a-fA-F]{4})_/g, (_, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      )
    : text;
}

const CHUNK_BYTES = 1024 * 1024;
/** Chunk, start and end. */
const NUMBERS_PER_TEXT = 3;

/** Bytes outside of the heap: strings cut out of a parsed chunk keep the whole chunk alive. */
export class TextTable {
  private readonly chunks: Buffer[] = [];
  private places = new Uint32Array(1024 * NUMBERS_PER_TEXT);
  private count = 0;
  private used = 0;

  add(text: string): void {
    const length = Buffer.byteLength(text);
    if (this.used + length > (this.chunks.at(-1)?.length ?? 0)) {
      this.chunks.push(Buffer.allocUnsafeSlow(Math.max(CHUNK_BYTES, length)));
      this.used = 0;
    }
    this.chunks.at(-1)?.write(text, this.used);
    const place = this.count * NUMBERS_PER_TEXT;
    if (place >= this.places.length) {
      const larger = new Uint32Array(this.places.length * 2);
      larger.set(this.places);
      this.places = larger;
    }
    this.places.set([this.chunks.length - 1, this.used, this.used + length], place);
    this.count += 1;
    this.used += length;
  }

  /** Empty for an index that is not there. */
  at(index: number): string {
    if (!Number.isInteger(index) || index < 0 || index >= this.count) return '';
    const place = index * NUMBERS_PER_TEXT;
    return (
      this.chunks[this.places[place] ?? 0]?.toString(
        'utf8',
        this.places[place + 1],
        this.places[place + 2],
      ) ?? ''
    );
  }
}

export async function readSharedStrings(
  archive: XlsxArchive,
  onRead: (bytes: number) => void,
): Promise<TextTable> {
  const table = new TextTable();
  const part = 'xl/sharedStrings.xml';
  if (!archive.has(part)) return table;
  let text = '';
  let isText = false;
  let isPhonetic = false;
  const pieces = archive.parse(part, {
    open: (name) => {
      if (name === 'si') text = '';
      if (name === 'rPh') isPhonetic = true;
      isText = name === 't';
    },
    text: (piece) => {
      if (isText && !isPhonetic) text += piece;
    },
    close: (name) => {
      isText = false;
      if (name === 'rPh') isPhonetic = false;
      if (name === 'si') table.add(decodeEscapes(text));
    },
  });
  for await (const read of pieces) onRead(read);
  return table;
}

function isBuiltInDate(id: number): boolean {
  return (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);
}

/** Whether a format such as "yyyy\-mm" shows a date: letters outside of quotes and brackets tell. */
export function isDateFormat(code: string): boolean {
  return /[dmyhs]/i.test(code.replace(/"[^"]*"|\\.|\[[^\]]*\]|general/gi, ''));
}

export async function readDateStyles(archive: XlsxArchive): Promise<boolean[]> {
  const part = 'xl/styles.xml';
  const styles: boolean[] = [];
  if (!archive.has(part)) return styles;
  const custom = new Map<number, boolean>();
  let isCellFormats = false;
  await archive.parseWhole(part, {
    open: (name, attributes) => {
      const id = Number(attributes.numFmtId);
      if (name === 'cellXfs') isCellFormats = true;
      if (name === 'numFmt') custom.set(id, isDateFormat(attributes.formatCode ?? ''));
      if (name === 'xf' && isCellFormats) styles.push(custom.get(id) ?? isBuiltInDate(id));
    },
    close: (name) => {
      if (name === 'cellXfs') isCellFormats = false;
    },
  });
  return styles;
}

export interface Workbook {
  sheet: string;
  /** Days count from 1904 instead of 1900. */
  is1904: boolean;
}

/** @throws ImportFileError when there is no sheet */
export async function readWorkbook(archive: XlsxArchive): Promise<Workbook> {
  let relation: string | null = null;
  let is1904 = false;
  await archive.parseWhole('xl/workbook.xml', {
    open: (name, attributes) => {
      if (name === 'workbookPr') is1904 = /^(?:1|true)$/.test(attributes.date1904 ?? '');
      if (name === 'sheet' && relation === null && !/hidden/i.test(attributes.state ?? '')) {
        const key = Object.keys(attributes).find((attribute) => /(?:^|:)id$/.test(attribute));
        relation = (key && attributes[key]) ?? null;
      }
    },
  });
  let target: string | null = null;
  await archive.parseWhole('xl/_rels/workbook.xml.rels', {
    open: (name, attributes) => {
      if (name === 'Relationship' && attributes.Id === relation) target = attributes.Target ?? null;
    },
  });
  const path: string = target ?? 'worksheets/sheet1.xml';
  const sheet = path.startsWith('/') ? path.slice(1) : `xl/${path.replace(/^\.\//, '')}`;
  if (!archive.has(sheet)) throw archive.damaged();
  return { sheet, is1904 };
}
