import { describe, expect, it } from '@jest/globals';
import { makeXlsx } from '../../../../test/fixtures/make-xlsx.js';
import { withFile } from '../../../../test/fixtures/temporary-file.js';
import { guessListColumns } from './lists/list-columns.rules.js';
import { readPlaces, type ReadOptions, type ReadPlace } from './read-places.js';

async function placesOf(name: string, content: string | Buffer, options?: ReadOptions): Promise<ReadPlace[]> {
  return withFile(name, content, async (file) => {
    const places: ReadPlace[] = [];
    for await (const place of readPlaces(file, options)) places.push(place);
    return places;
  });
}

const inline = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
const rowXml = (...cells: string[]) => `<row>${cells.map(inline).join('')}</row>`;

describe('readPlaces', () => {
  it('reads an older export, row by row, with what is wrong', async () => {
    const csv =
      'FMID,MarketName,State,zip,x,y\n1,Elm,Iowa,50010,,\n2,,Iowa,50010,,\n3,Oak,Iowa,,,\n4,A,Iowa,50010,,,x\n';
    const places = await placesOf('a.csv', csv);
    expect(
      places.map(({ row, result }) => [row, result.ok ? result.record.sourceId : result.reason]),
    ).toEqual([
      [2, '1'],
      [3, 'The row has no name in MarketName.'],
      [4, expect.stringContaining('neither coordinates')],
      [5, expect.stringContaining('7 values')],
    ]);
    expect(places[1]?.raw).toEqual({ FMID: '2', State: 'Iowa', zip: '50010' });
  });

  it('reads a newer export as xlsx, told by its ids', async () => {
    const rows =
      rowXml('listing_id', 'listing_name', 'update_time', 'location_x', 'location_y') +
      rowXml('700001', 'Elm Farm', '2020-08-03 13:44:04', '-93.62', '42.03');
    const formats: unknown[] = [];
    const places = await placesOf('a.xlsx', makeXlsx({ rows }), {
      onFormat: (format) => formats.push(format),
    });
    expect(formats).toEqual([{ source: 'usda_export', directory: 'onfarmmarket' }]);
    expect(places[0]?.result).toMatchObject({
      ok: true,
      record: { kind: 'on_farm_market', name: 'Elm Farm' },
    });
  });

  it('reads the answer of the API, also when there is nothing', async () => {
    const answer = {
      data: [{ listing_id: '300001', listing_name: 'Elm', updatetime: '', location_zipcode: '50010' }],
    };
    expect(await placesOf('a.json', JSON.stringify(answer))).toMatchObject([
      { row: 1, result: { ok: true } },
    ]);
    expect(await placesOf('a.json', '{"data":""}')).toEqual([]);
  });

  it('rejects a null among the rows alone', async () => {
    const row = { listing_id: '300001', listing_name: 'Elm', updatetime: '', location_zipcode: '50010' };
    const places = await placesOf('a.json', JSON.stringify({ data: [null, row, null] }));
    expect(places.map(({ result }) => result.ok || result.reason)).toEqual([
      'The row is null and not a record.',
      true,
      'The row is null and not a record.',
    ]);
  });

  it('compares the names of columns without case', async () => {
    const [place] = await placesOf('a.csv', 'fmid,MARKETNAME,Zip,SEASON1DATE\n1,Elm,50010,May to October\n');
    expect(place?.result).toMatchObject({
      record: { name: 'Elm', zipCode: '50010', seasons: [{ from: '05-01', to: '10-31' }] },
    });
  });

  it('gives all rows of a file the same key, and so does the same file by another name', async () => {
    const csv = 'FMID,MarketName,zip\n1,Elm,50010\n2,Oak,50010\n';
    const keys = [...(await placesOf('a.csv', csv)), ...(await placesOf('b.csv', csv))];
    const [other] = await placesOf('a.csv', `${csv}3,Ash,50010\n`);
    expect(new Set(keys.map(({ fileKey }) => fileKey)).size).toBe(1);
    expect(other?.fileKey).not.toBe(keys[0]?.fileKey);
  });

  it('goes on after the rows that told the format', async () => {
    const rows = Array.from({ length: 120 }, (_, index) => `${index + 1},Elm,50010`).join('\n');
    const places = await placesOf('a.csv', `FMID,MarketName,zip\n${rows}\n`);
    expect(places.map(({ row }) => row)).toEqual(Array.from({ length: 120 }, (_, index) => index + 2));
  });

  it('refuses what it does not know, and a table without rows', async () => {
    await expect(placesOf('a.csv', 'id,name\n1,Elm\n')).rejects.toThrow('a.csv has none of the column sets');
    await expect(placesOf('a.csv', 'FMID,MarketName\n')).rejects.toThrow('a.csv has no rows.');
  });

  it('lets go of the file when the reader stops early', async () => {
    const csv = `FMID,MarketName,zip\n${'1,Elm,50010\n'.repeat(20_000)}`;
    await withFile('a.csv', csv, async (file) => {
      for await (const place of readPlaces(file)) {
        expect(place.row).toBe(2);
        break;
      }
    });
  });
});

describe('a column of OpenStreetMap’s hours', () => {
  const PLAN = { listId: 1, name: 'OSM', kind: 'farmers_market' as const, city: null, state: null };
  const HEADS = ['name', 'opening_hours', 'addr:city', 'addr:state'];
  const SECOND = { kind: 'monthly', weeks: [2] };
  const READ = [
    [{ from: '05-01', to: '10-31', hours: [{ day: 6, opens: '09:00', closes: '13:00' }] }, null],
    [{ from: null, to: null, hours: [{ day: 0, opens: '10:00', closes: '14:00', repeats: SECOND }] }, null],
    [undefined, 'by appointment'],
    // In words, as some map it, it ends at 1 PM and not at 1 AM.
    [{ from: null, to: null, hours: [{ day: 6, opens: '09:00', closes: '13:00' }] }, null],
  ];
  const VALUES = ['May-Oct: Sa 09:00-13:00', 'Su[2] 10:00-14:00', '"by appointment"', 'Saturdays 9-1'];
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const CSV = VALUES.map((value, at) => `Elm ${at},${quoted(value)},Ames,IA`);
  const FEATURES = VALUES.map((value, at) => ({
    type: 'Feature',
    properties: { name: `Elm ${at}`, opening_hours: value, 'addr:city': 'Ames', 'addr:state': 'IA' },
    geometry: { type: 'Point', coordinates: [-93.62, 42.03] },
  }));
  const data = (name: string, value: string) => `<Data name="${name}"><value>${value}</value></Data>`;
  const PLACEMARKS = VALUES.map(
    (value, at) =>
      `<Placemark><name>Elm ${at}</name><ExtendedData>${data('opening_hours', value)}${data('addr:city', 'Ames')}${data('addr:state', 'IA')}</ExtendedData></Placemark>`,
  );

  it.each([
    ['a.csv', [HEADS.join(','), ...CSV].join('\n')],
    ['a.geojson', JSON.stringify({ type: 'FeatureCollection', features: FEATURES })],
    [
      'a.kml',
      `<kml xmlns="http://www.opengis.net/kml/2.2"><Document>${PLACEMARKS.join('')}</Document></kml>`,
    ],
  ])('is read by its own grammar from %s', async (name, content) => {
    const places = await placesOf(name, content, {
      planOf: ({ heads }) => {
        const is = guessListColumns(heads);
        const columns = heads.map((head, at) => ({ head, is: is[at] ?? ('' as const) }));
        return Promise.resolve({ ...PLAN, columns });
      },
    });
    const read = places.map(({ result }) =>
      result.ok ? [result.record.seasons[0], result.record.hoursNote] : result.reason,
    );
    expect(read).toEqual(READ);
  });
});
