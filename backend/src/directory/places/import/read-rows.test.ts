import { describe, expect, it } from '@jest/globals';
import { withFile } from '../../../../test/fixtures/temporary-file.js';
import type { RawRow } from './raw-rows.js';
import { readRows } from './read-rows.js';

async function rowsOf(name: string, content: string | Buffer): Promise<RawRow[]> {
  return withFile(name, content, async (file) => {
    const rows: RawRow[] = [];
    for await (const row of readRows(file)) rows.push(row);
    return rows;
  });
}

/** The rows that come before an error, and its sentence. */
async function failureOf(name: string, content: string | Buffer) {
  return withFile(name, content, async (file) => {
    const rows: RawRow[] = [];
    try {
      for await (const row of readRows(file)) rows.push(row);
    } catch (error) {
      return { rows, name: (error as Error).name, message: (error as Error).message };
    }
    throw new Error('The file was read without an error.');
  });
}

describe('reading CSV', () => {
  it('counts rows as a spreadsheet does and keeps newlines inside of fields', async () => {
    expect(await rowsOf('a.csv', 'id,text\n1,"two\nlines"\n2,"say ""hi"""\n')).toEqual([
      { row: 2, values: { id: '1', text: 'two\nlines' } },
      { row: 3, values: { id: '2', text: 'say "hi"' } },
    ]);
  });

  it('reads UTF-8 with a byte order mark', async () => {
    expect(await rowsOf('a.csv', '\ufeffid,city\r\n1,Doña Ana\r\n')).toEqual([
      { row: 2, values: { id: '1', city: 'Doña Ana' } },
    ]);
  });

  it('reads Windows-1252', async () => {
    const bytes = Buffer.from('id,name\n1,Farmers\x92 Market caf\xe9\n', 'latin1');
    expect(await rowsOf('a.csv', bytes)).toEqual([
      { row: 2, values: { id: '1', name: 'Farmers’ Market café' } },
    ]);
  });

  it('reads a file that mixes both, line by line', async () => {
    const bytes = Buffer.concat([Buffer.from('id,name\n1,Peñuelas\n'), Buffer.from('2,Caf\xe9\n', 'latin1')]);
    expect((await rowsOf('a.csv', bytes)).map((row) => row.values.name)).toEqual(['Peñuelas', 'Café']);
  });

  it('does not break a letter that lies across two pieces of a large file', async () => {
    const rows = Array.from({ length: 400 }, (_, index) => `${index},${'é'.repeat(201)}`).join('\n');
    const names = new Set((await rowsOf('a.csv', `id,name\n${rows}\n`)).map((row) => row.values.name));
    expect([...names]).toEqual(['é'.repeat(201)]);
  });

  it('tells doubled header names apart by their place', async () => {
    expect(await rowsOf('a.csv', 'id,eggs,eggs,\n1,1,Exclusively local;,x\n')).toEqual([
      { row: 2, values: { id: '1', eggs: '1', 'eggs#2': 'Exclusively local;', 'column 4': 'x' } },
    ]);
  });

  it('leaves blank rows out, takes short ones as unknown, and says when a row has too many values', async () => {
    const rows = await rowsOf('a.csv', 'id,name,city\n\n1,Ames\n,,\n2,Barn, Inc.,Ames\n3,Dale,Elm,,\n');
    expect(rows.map(({ row, values, problem }) => [row, values.id, values.city, problem])).toEqual([
      [3, '1', undefined, undefined],
      [5, '2', ' Inc.', 'The row has 4 values where the header has 3 columns, so they cannot be told apart.'],
      [6, '3', 'Elm', undefined],
    ]);
  });

  it('takes out what a database cannot store', async () => {
    expect((await rowsOf('a.json', '{"data":[{"a":"x\\u0000y\\ud800z"}]}'))[0]?.values).toEqual({ a: 'xyz' });
  });

  it('reads a last row without a newline, when it is whole', async () => {
    expect(await rowsOf('a.csv', 'id,name\n1,Ames')).toHaveLength(1);
  });

  it('yields whole rows and then says that the file is cut off', async () => {
    const failure = await failureOf('a.csv', 'id,name,city\n1,Barn,Ames\n2,Da');
    expect(failure).toMatchObject({
      name: 'ImportFileError',
      message: 'a.csv ends in the middle of row 3: it is cut off; please download it again.',
    });
    expect(failure.rows).toHaveLength(1);
  });

  it('says so when a quoted field is never closed', async () => {
    const failure = await failureOf('a.csv', 'id,name\n1,"Barn\n2,Dale\n');
    expect(failure.message).toBe(
      'a.csv has a quotation mark that is never closed: the file is cut off or damaged; please download it again.',
    );
  });

  it('does not swallow a whole large file after a lost quotation mark', async () => {
    const failure = await failureOf('a.csv', `id,name\n1,"Barn\n${'2,Dale\n'.repeat(200_000)}`);
    expect(failure.message).toContain('never closed');
  });

  it('reports how far it is', async () => {
    const content = `id,name\n${`1,${'Barn'.repeat(500)}\n`.repeat(200)}`;
    await withFile('a.csv', content, async (file) => {
      const reports: Array<[number, number]> = [];
      const rows = readRows(file, { onProgress: (read, total) => reports.push([read, total]) });
      while (!(await rows.next()).done);
      expect(reports.length).toBeGreaterThan(2);
      expect(reports.at(-1)).toEqual([content.length, content.length]);
    });
  });
});

describe('reading JSON', () => {
  it('reads the envelope of the API, numbers and nulls as text', async () => {
    expect(await rowsOf('a.json', '{"data":[{"id":"1","x":-88.5,"name":null},{"id":"2"}]}')).toEqual([
      { row: 1, values: { id: '1', x: '-88.5', name: '' } },
      { row: 2, values: { id: '2' } },
    ]);
  });

  it('reads an empty text as nothing, and a bare list', async () => {
    expect(await rowsOf('a.json', '{"data": ""}')).toEqual([]);
    expect(await rowsOf('a.json', '{"data": []}')).toEqual([]);
    expect(await rowsOf('a.json', '\ufeff [{"id":1}]')).toEqual([{ row: 1, values: { id: '1' } }]);
  });

  it('says of each row that is no record what it is, and reads the others', async () => {
    expect(await rowsOf('a.json', '{"data":[{"id":"1"},null,[7],7]}')).toEqual([
      { row: 1, values: { id: '1' } },
      { row: 2, values: {}, problem: 'The row is null and not a record.' },
      { row: 3, values: {}, problem: 'The row is a list and not a record.' },
      { row: 4, values: {}, problem: 'The row is a number and not a record.' },
    ]);
  });

  it('refuses what is cut off, and other JSON', async () => {
    expect((await failureOf('a.json', '{"data":[{"id":"1"},{"i')).message).toContain('is not complete JSON');
    expect((await failureOf('a.json', '{"error":"no key"}')).message).toContain(
      'no list of the USDA directories',
    );
    expect((await failureOf('a.json', '{"data":[1]}')).message).toContain('no list of the USDA directories');
  });
});

describe('files that are no table', () => {
  it.each([
    ['empty.csv', '', 'empty.csv is empty.'],
    ['page.csv', '<!DOCTYPE html><html></html>', 'is a web page'],
    ['old.xls', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0]), 'old Excel format'],
    ['wide.csv', Buffer.from('\ufeffid,name', 'utf16le'), 'UTF-16'],
    ['picture.csv', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0]), 'is no table, JSON or KML'],
    ['cut.xlsx', Buffer.from('PK\x03\x04 and no more'), 'is not a whole xlsx file'],
    ['line.csv', 'x'.repeat(1_100_000), 'it is not a table'],
  ])('says what is wrong with %s', async (name, content, sentence) => {
    const failure = await failureOf(name, content);
    expect(failure.name).toBe('ImportFileError');
    expect(failure.message).toContain(sentence);
  });

  it('says so when there is no file, or a folder', async () => {
    await withFile('a.csv', 'x', async (file) => {
      await expect(readRows(`${file}.gone`).next()).rejects.toThrow('The file');
      await expect(readRows(file.replace(/\/a\.csv$/, '')).next()).rejects.toThrow(
        'is a folder, not a file.',
      );
    });
  });
});
