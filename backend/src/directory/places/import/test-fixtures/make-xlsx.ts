import { crc32, deflateRawSync } from 'node:zlib';

const HEADER_SIZE = 30;

interface Part {
  name: Buffer;
  data: Buffer;
  packed: Buffer;
  offset: number;
}

function localHeader({ name, data, packed }: Part): Buffer {
  const header = Buffer.alloc(HEADER_SIZE);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(20, 4);
  header.writeUInt16LE(8, 8);
  header.writeUInt32LE(crc32(data), 14);
  header.writeUInt32LE(packed.length, 18);
  header.writeUInt32LE(data.length, 22);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, name, packed]);
}

function directoryEntry({ name, data, packed, offset }: Part): Buffer {
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(20, 4);
  entry.writeUInt16LE(20, 6);
  entry.writeUInt16LE(8, 10);
  entry.writeUInt32LE(crc32(data), 16);
  entry.writeUInt32LE(packed.length, 20);
  entry.writeUInt32LE(data.length, 24);
  entry.writeUInt16LE(name.length, 28);
  entry.writeUInt32LE(offset, 42);
  return Buffer.concat([entry, name]);
}

/** A ZIP archive of the given texts. */
export function makeZip(files: Readonly<Record<string, string>>): Buffer {
  let offset = 0;
  const locals: Buffer[] = [];
  const entries: Buffer[] = [];
  for (const [path, text] of Object.entries(files)) {
    const data = Buffer.from(text);
    const part = { name: Buffer.from(path), data, packed: deflateRawSync(data), offset };
    const local = localHeader(part);
    locals.push(local);
    entries.push(directoryEntry(part));
    offset += local.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, directory, end]);
}

export interface XlsxContent {
  /** The rows of the sheet, as XML. */
  rows: string;
  sharedStrings?: string[];
  /** Number formats of the cell styles. */
  formats?: number[];
  date1904?: boolean;
  extra?: Record<string, string>;
}

/** The parts of a workbook of one sheet, as Excel lays them out. */
export function xlsxParts(content: XlsxContent): Record<string, string> {
  const strings = (content.sharedStrings ?? []).map((text) => `<si>${text}</si>`).join('');
  const styles = (content.formats ?? [0]).map((id) => `<xf numFmtId="${id}"/>`).join('');
  return {
    'xl/workbook.xml': `<?xml version="1.0" encoding="UTF-8"?><workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><workbookPr date1904="${content.date1904 ? 1 : 0}"/><sheets><sheet name="Notes" sheetId="1" state="hidden" r:id="rId1"/><sheet name="Data" sheetId="2" r:id="rId2"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Target="worksheets/sheet2.xml"/></Relationships>',
    'xl/styles.xml': `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="0.00&quot; days&quot;"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs>${styles}</cellXfs></styleSheet>`,
    'xl/sharedStrings.xml': `<sst>${strings}</sst>`,
    'xl/worksheets/sheet1.xml':
      '<worksheet><sheetData><row><c t="inlineStr"><is><t>hidden</t></is></c></row></sheetData></worksheet>',
    'xl/worksheets/sheet2.xml': `<worksheet><sheetData>${content.rows}</sheetData></worksheet>`,
    ...content.extra,
  };
}

export function makeXlsx(content: XlsxContent): Buffer {
  return makeZip(xlsxParts(content));
}
