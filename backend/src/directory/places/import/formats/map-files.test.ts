import { describe, expect, it } from '@jest/globals';
import { withFile } from '../../../../../test/fixtures/temporary-file.js';
import type { RawRow } from '../raw-rows.js';
import { readRows } from '../read-rows.js';
import { pointOnSurface } from './point-on-surface.rules.js';

/** The rows of a file, and the sentence with which it ends early. */
async function read(name: string, content: unknown): Promise<{ rows: RawRow[]; message?: string }> {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  return withFile(name, text, async (file) => {
    const rows: RawRow[] = [];
    try {
      for await (const row of readRows(file)) rows.push(row);
    } catch (error) {
      return { rows, message: (error as Error).message };
    }
    return { rows };
  });
}

const POINT = { type: 'Point', coordinates: [-81.8723, 26.6406] };
const feature = (geometry: unknown, properties: object = { Market: 'River Market' }) => ({
  ...{ type: 'Feature', properties, geometry },
});
const collection = (...features: unknown[]) => ({ type: 'FeatureCollection', features });
const SQUARE = [
  [
    [-82, 26],
    [-81, 26],
    [-81, 27],
    [-82, 27],
    [-82, 26],
  ],
];

describe('tables with tabs', () => {
  it('are read as those with commas', async () => {
    const { rows } = await read('markets.txt', 'Market\tAddress\nRiver Market\t"1 Main St, Fort Myers"\n');
    expect(rows).toEqual([{ row: 2, values: { Market: 'River Market', Address: '1 Main St, Fort Myers' } }]);
  });

  it('are told by their first line', async () => {
    const { rows } = await read('markets.csv', 'Market,Address\nRiver\tMarket,1 Main St\n');
    expect(rows[0]?.values).toEqual({ Market: 'River\tMarket', Address: '1 Main St' });
  });
});

describe('GeoJSON', () => {
  it('has a row for each feature, with where it is', async () => {
    const { rows } = await read(
      'markets.geojson',
      collection(feature(POINT, { Market: 'River', SNAP: true, Zip: 2134, x: null })),
    );
    expect(rows).toEqual([
      {
        row: 1,
        values: {
          ...{ Market: 'River', SNAP: 'true', Zip: '2134', x: '' },
          ...{ 'longitude (map)': '-81.8723', 'latitude (map)': '26.6406' },
        },
      },
    ]);
  });

  it.each([
    ['a polygon', { type: 'Polygon', coordinates: SQUARE }],
    ['several polygons', { type: 'MultiPolygon', coordinates: [SQUARE] }],
  ])('has a point inside of %s', async (_, geometry) => {
    const { rows } = await read('a.json', collection(feature(geometry)));
    expect(rows[0]?.values).toMatchObject({ 'longitude (map)': '-81.5', 'latitude (map)': '26.5' });
  });

  it('has rows without a place on the map', async () => {
    const { rows } = await read('a.json', collection(feature(null)));
    expect(rows).toEqual([{ row: 1, values: { Market: 'River Market' } }]);
  });

  it.each([
    [
      feature({ type: 'LineString', coordinates: [] }),
      'The row is a LineString on the map. Only points and areas are read.',
    ],
    [feature({ type: 'Polygon', coordinates: [[]] }), 'The row is an area without a size on the map.'],
    ['what', 'The row is not a feature.'],
  ])('says what is wrong with a row', async (one, problem) => {
    expect((await read('a.json', collection(one))).rows[0]?.problem).toBe(problem);
  });

  it('is read in meters of web maps, where it says so', async () => {
    const crs = { type: 'name', properties: { name: 'urn:ogc:def:crs:EPSG::3857' } };
    const geometry = { type: 'Point', coordinates: [-9_113_983, 3_078_110] };
    const { rows } = await read('a.json', { ...collection(feature(geometry)), crs });
    expect(Number(rows[0]?.values['longitude (map)'])).toBeCloseTo(-81.8723, 3);
    expect(Number(rows[0]?.values['latitude (map)'])).toBeCloseTo(26.6406, 2);
  });
});

describe('answers of ArcGIS', () => {
  const answer = (geometry: unknown, more: object = {}) => ({
    objectIdFieldName: 'OBJECTID',
    geometryType: 'esriGeometryPoint',
    spatialReference: { wkid: 102100, latestWkid: 3857 },
    fields: [{ name: 'Updated', type: 'esriFieldTypeDate' }],
    features: [{ attributes: { OBJECTID: 7, Market: 'River Market', Updated: 1_764_504_000_000 }, geometry }],
    ...more,
  });

  it('are read with their days, and in meters of web maps', async () => {
    const { rows } = await read('a.json', answer({ x: -9_113_983, y: 3_078_110 }));
    expect(rows[0]?.values).toMatchObject({
      OBJECTID: '7',
      Market: 'River Market',
      Updated: '2025-11-30 12:00:00',
    });
    expect(Number(rows[0]?.values['longitude (map)'])).toBeCloseTo(-81.8723, 3);
  });

  it('are read in degrees, and as areas', async () => {
    const { rows } = await read('a.json', answer({ rings: SQUARE }, { spatialReference: { wkid: 4326 } }));
    expect(rows[0]?.values).toMatchObject({ 'longitude (map)': '-81.5', 'latitude (map)': '26.5' });
  });

  it('are refused in other references', async () => {
    const { rows } = await read('a.json', answer({ x: 1, y: 2 }, { spatialReference: { wkid: 2236 } }));
    expect(rows[0]?.problem).toBe(
      'Its position is in a spatial reference that is not read (2236). Please ask the service for 4326 (outSR=4326).',
    );
  });

  it('say where they are cut off', async () => {
    const { rows, message } = await read('a.json', answer(null, { exceededTransferLimit: true }));
    expect(rows).toHaveLength(1);
    expect(message).toContain('a.json is only a part of its list');
  });
});

describe('KML', () => {
  const kml = (body: string) =>
    `<?xml version="1.0" encoding="UTF-8"?><kml xmlns="http://www.opengis.net/kml/2.2"><Document><name>Map</name>${body}</Document></kml>`;
  const AT = '<Point><coordinates>-81.8723,26.6406,0</coordinates></Point>';

  it('has a row for each placemark, with all that it says', async () => {
    const data =
      '<ExtendedData><Data name="Hours"><displayName>When</displayName><value>Sat 9-1</value></Data>' +
      '<SchemaData schemaUrl="#m"><SimpleData name="snap">0</SimpleData><SimpleData name="zip">02134</SimpleData></SchemaData></ExtendedData>';
    const description =
      '<description><![CDATA[<b>Parking</b> behind the library.<br>Free &amp; shaded.]]></description>';
    const { rows } = await read(
      'map.kml',
      kml(
        `<Folder><Placemark id="a"><name>Elm &amp; Oak</name>${description}${data}${AT}</Placemark></Folder>`,
      ),
    );
    expect(rows).toEqual([
      {
        row: 1,
        values: {
          ...{ name: 'Elm & Oak', description: 'Parking behind the library.\nFree & shaded.' },
          ...{ Hours: 'Sat 9-1', snap: '0', zip: '02134' },
          ...{ 'longitude (map)': '-81.8723', 'latitude (map)': '26.6406' },
        },
      },
    ]);
  });

  it('keeps a name among the data apart from its own', async () => {
    const data = '<ExtendedData><Data name="name"><value>Contact</value></Data></ExtendedData>';
    const { rows } = await read('map.kml', kml(`<Placemark><name>Oak</name>${data}${AT}</Placemark>`));
    expect(rows[0]?.values).toMatchObject({ name: 'Oak', 'name#2': 'Contact' });
  });

  it('has a point inside of an area, and refuses lines', async () => {
    const ring = '<coordinates>-82,26 -81,26 -81,27 -82,27 -82,26</coordinates>';
    const area = `<Polygon><outerBoundaryIs><LinearRing>${ring}</LinearRing></outerBoundaryIs></Polygon>`;
    const line = `<LineString>${ring}</LineString>`;
    const { rows } = await read(
      'map.kml',
      kml(`<Placemark><name>A</name>${area}</Placemark><Placemark><name>B</name>${line}</Placemark>`),
    );
    expect(rows[0]?.values).toMatchObject({ 'longitude (map)': '-81.5', 'latitude (map)': '26.5' });
    expect(rows[1]?.problem).toContain('neither one point nor an area');
  });

  it('says what is wrong with a file', async () => {
    const whole = kml(`<Placemark><name>A</name>${AT}</Placemark>`);
    expect(await read('map.kml', whole.slice(0, -10))).toMatchObject({
      rows: [{ row: 1 }],
      message: 'map.kml is not a whole KML file: it is cut off or damaged; please download it again.',
    });
    const withType = whole.replace('<kml', '<!DOCTYPE kml [<!ENTITY a "b">]><kml');
    expect((await read('map.kml', withType)).message).toBe(
      'map.kml declares a document type and is not read.',
    );
    expect((await read('map.kmz', 'PK\x03\x04')).message).toContain('Please unpack it');
  });
});

describe('pointOnSurface', () => {
  it('is inside of what is bent, and beside a hole', () => {
    const bent = [
      [0, 0],
      [10, 0],
      [10, 10],
      [0, 10],
      [0, 8],
      [8, 8],
      [8, 2],
      [0, 2],
    ] as const;
    expect(pointOnSurface([bent])).toEqual([9, 5]);
    const hole = [
      [1, 1],
      [9, 1],
      [9, 9],
      [1, 9],
    ] as const;
    const [x] =
      pointOnSurface([
        [
          [0, 0],
          [10, 0],
          [10, 10],
          [0, 10],
        ],
        hole,
      ]) ?? [];
    expect(x === 0.5 || x === 9.5).toBe(true);
  });

  it('is nowhere on a line or nothing', () => {
    expect(
      pointOnSurface([
        [
          [0, 0],
          [1, 0],
        ],
      ]),
    ).toBeNull();
    expect(pointOnSurface([])).toBeNull();
  });
});
