import { describe, expect, it } from '@jest/globals';
import { makeXlsx, makeZip, xlsxParts, type XlsxContent } from '../../../../../test/fixtures/make-xlsx.js';
import { withFile } from '../../../../../test/fixtures/temporary-file.js';
import { dateText, readXlsx } from './read-xlsx.js';
import { decodeEscapes, isDateFormat, TextTable } from './xlsx-parts.js';

async function rowsOf(content: XlsxContent | Buffer) {
  const bytes = Buffer.isBuffer(content) ? content : makeXlsx(content);
  return withFile('a.xlsx', bytes, async (file) => {
    const rows = [];
    for await (const row of readXlsx(file)) rows.push(row);
    return rows;
  });
}

const inline = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
const HEADER = `<row r="1">${inline('id')}${inline('name')}${inline('when')}</row>`;

describe('readXlsx', () => {
  it('reads shared, inline and formula texts, numbers, booleans, errors and gaps of the first visible sheet', async () => {
    const rows = await rowsOf({
      sharedStrings: [
        '<t>Barn</t>',
        '<r><t>Two </t></r><r><t xml:space="preserve">parts</t></r><rPh><t>no</t></rPh>',
      ],
      rows: `${HEADER}
        <row r="2"><c r="A2"><v>300002</v></c><c r="B2" t="s"><v>0</v></c></row>
        <row r="4"><c r="A4"><v>-81.733900000000006</v></c><c r="C4" t="str"><f>A1</f><v>computed</v></c></row>
        <row><c t="b"><v>1</v></c><c t="s"><v>1</v></c><c t="e"><v>#N/A</v></c></row>
        <row r="9"><c r="B9" t="s"><v>99</v></c></row>`,
    });
    expect(rows).toEqual([
      { row: 2, values: { id: '300002', name: 'Barn' } },
      { row: 4, values: { id: '-81.7339', when: 'computed' } },
      { row: 5, values: { id: '1', name: 'Two parts' } },
    ]);
  });

  it('reads dates by the format of their cell', async () => {
    const rows = await rowsOf({
      formats: [0, 22, 164, 165],
      rows: `${HEADER}<row r="2"><c s="0"><v>44046</v></c><c s="1"><v>44046.5722685185</v></c><c s="2"><v>44046</v></c></row>
        <row r="3"><c s="3"><v>44046</v></c><c t="d"><v>2020-08-03T13:44:04</v></c></row>`,
    });
    expect(rows.map((row) => row.values)).toEqual([
      { id: '44046', name: '2020-08-03 13:44:04', when: '2020-08-03' },
      { id: '44046', name: '2020-08-03T13:44:04' },
    ]);
  });

  it('counts days from 1904 where the workbook does', async () => {
    const rows = await rowsOf({
      date1904: true,
      formats: [14],
      rows: `${HEADER}<row r="2"><c s="0"><v>42584</v></c></row>`,
    });
    expect(rows[0]?.values.id).toBe('2020-08-03');
  });

  it('reads tags with a prefix, and characters that XML cannot hold', async () => {
    const rows = await rowsOf({
      rows: '',
      extra: {
        'xl/worksheets/sheet2.xml':
          '<x:worksheet xmlns:x="urn:x"><x:sheetData><x:row><x:c t="inlineStr"><x:is><x:t>id</x:t></x:is></x:c></x:row><x:row><x:c t="inlineStr"><x:is><x:t>a_x000D_&#10;b &amp; c</x:t></x:is></x:c></x:row></x:sheetData></x:worksheet>',
      },
    });
    expect(rows).toEqual([{ row: 2, values: { id: 'a\nb & c' } }]);
  });

  it('refuses document types, and with them entities that grow', async () => {
    const bomb = '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><worksheet>&b;</worksheet>';
    await expect(rowsOf({ rows: '', extra: { 'xl/worksheets/sheet2.xml': bomb } })).rejects.toThrow(
      'a.xlsx declares a document type and is not read, because no real export looks like that.',
    );
  });

  it('refuses a part that unpacks to a thousand times its size', async () => {
    const blank = `<sst><si><t>${' '.repeat(20_000_000)}</t></si></sst>`;
    await expect(rowsOf({ rows: HEADER, extra: { 'xl/sharedStrings.xml': blank } })).rejects.toThrow(
      'unpacks to far more',
    );
  });

  it('refuses a cell of millions of characters', async () => {
    const cell = inline('x'.repeat(4_000_000));
    await expect(rowsOf({ rows: `${HEADER}<row>${cell}</row>` })).rejects.toThrow(
      'holds a cell that is too large',
    );
  });

  it('refuses thousands of columns', async () => {
    await expect(rowsOf({ rows: `<row r="1"><c r="XFD1"><v>1</v></c></row>` })).rejects.toThrow(
      'more than 2000 columns',
    );
  });

  it('says so when a part is missing, broken or cut off', async () => {
    const { 'xl/workbook.xml': _workbook, ...without } = xlsxParts({ rows: HEADER });
    await expect(rowsOf(makeZip(without))).rejects.toThrow('is not a whole xlsx file');
    await expect(rowsOf({ rows: '<row><c></row>' })).rejects.toThrow('is not a whole xlsx file');
    await expect(rowsOf({ rows: '&nosuch;' })).rejects.toThrow('is not a whole xlsx file');
    const whole = makeXlsx({ rows: HEADER });
    await expect(rowsOf(whole.subarray(0, whole.length - 40))).rejects.toThrow('is not a whole xlsx file');
  });
});

describe('the parts of a workbook', () => {
  it('knows which formats are dates', () => {
    expect(isDateFormat('yyyy\\-mm')).toBe(true);
    expect(isDateFormat('[$-409]h:mm AM/PM')).toBe(true);
    expect(isDateFormat('0.00" days"')).toBe(false);
    expect(isDateFormat('General')).toBe(false);
    expect(isDateFormat('[Red]#,##0')).toBe(false);
  });

  it('turns day numbers into dates', () => {
    expect(dateText(43_831, false)).toBe('2020-01-01');
    expect(dateText(43_831.25, false)).toBe('2020-01-01 06:00:00');
    expect(dateText(1e12, false)).toBe('1000000000000');
  });

  it('decodes escaped characters', () => {
    expect(decodeEscapes('a_x0041_ _xZZZZ_')).toBe('aA _xZZZZ_');
  });

  it('keeps texts of any length', () => {
    const table = new TextTable();
    const texts = ['', 'é', 'x'.repeat(2_000_000), 'last'];
    texts.forEach((text) => table.add(text));
    expect(texts.map((_, index) => table.at(index))).toEqual(texts);
    expect([table.at(4), table.at(-1), table.at(0.5)]).toEqual(['', '', '']);
  });
});
