import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { SaxesParser } from 'saxes';
import { ImportFileError } from '../import-file-error.js';
import { plainText, storable } from '../normalize/text.rules.js';
import { distinctNames, type RawRow, type ReadRowsOptions } from '../raw-rows.js';
import { LATITUDE, LONGITUDE } from './features.js';
import { pointOnSurface, type Position, type Ring } from './point-on-surface.rules.js';

/** A description with a whole web page in it is still far from that. */
const MAX_TEXT_BETWEEN_TAGS = 2 * 1024 * 1024;

/** What a placemark says of itself, besides its extended data. */
const OWN_FIELDS: Readonly<Record<string, (text: string) => string>> = {
  name: (text) => text,
  address: (text) => text,
  phoneNumber: (text) => text,
  description: (text) => plainText(text) ?? '',
};

/** Collects the placemarks of a file of OGC KML 2.2 or 2.3. Names come without their XML prefix. */
class PlacemarkReader {
  readonly found: RawRow[] = [];
  private readonly path: string[] = [];
  private row = 0;
  private cells: (readonly [name: string, value: string])[] = [];
  private points: Position[] = [];
  private rings: Ring[] = [];
  private others: string[] = [];
  private dataName = '';
  private text = '';

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    this.path.push(name);
    this.text = '';
    if (name === 'Placemark') {
      this.row += 1;
      this.cells = [];
      this.points = [];
      this.rings = [];
      this.others = [];
    }
    if (name === 'Data' || name === 'SimpleData') this.dataName = attributes.name ?? '';
    if (/^(?:LineString|Track|MultiTrack|Model)$/.test(name)) this.others.push(name);
  }

  add(text: string): void {
    this.text += text;
  }

  close(name: string): void {
    this.path.pop();
    const parent = this.path.at(-1);
    const own = parent === 'Placemark' ? OWN_FIELDS[name] : undefined;
    if (own) this.cells.push([name, own(this.text)]);
    if (name === 'SimpleData' || (name === 'value' && parent === 'Data'))
      this.cells.push([this.dataName, this.text]);
    if (name === 'coordinates') this.place(parent);
    if (name === 'Placemark') this.found.push(this.rowOf());
    this.text = '';
  }

  private place(parent: string | undefined): void {
    const positions = positionsOf(this.text);
    if (parent === 'Point') this.points.push(...positions.slice(0, 1));
    if (parent === 'LinearRing') this.rings.push(positions);
  }

  /** The second "name" is "name#2", as the second column of a table. */
  private rowOf(): RawRow {
    const names = distinctNames(this.cells.map(([name]) => name));
    const values = Object.fromEntries(
      this.cells.map(([, value], index) => [names[index] ?? '', storable(value).trim()]),
    );
    const at = this.points.length === 1 ? this.points[0] : pointOnSurface(this.rings);
    if (at) {
      const [longitude, latitude] = at;
      return { row: this.row, values: { ...values, [LONGITUDE]: `${longitude}`, [LATITUDE]: `${latitude}` } };
    }
    const isElsewhere = this.points.length > 1 || this.others.length > 0;
    return {
      row: this.row,
      values,
      ...(isElsewhere && {
        problem: 'The placemark is neither one point nor an area, so where it is isn’t known.',
      }),
    };
  }
}

/** "-81.8,26.6,0 -81.9,26.7", longitude first. */
const positionsOf = (text: string): Position[] =>
  text
    .trim()
    .split(/\s+/)
    .flatMap((tuple) => {
      const [x, y] = tuple.split(',').map(Number);
      return x !== undefined && y !== undefined && Number.isFinite(x) && Number.isFinite(y)
        ? [[x, y] as const]
        : [];
    });

/** @throws ImportFileError when it is no whole KML, or declares a document type */
export async function* readKml(file: string, { onProgress }: ReadRowsOptions = {}): AsyncGenerator<RawRow> {
  const { size } = await stat(file);
  const reader = new PlacemarkReader();
  const watch = { since: 0 };
  const parser = parserFor(reader, watch, file);
  const decoder = new TextDecoder('utf-8');
  let read = 0;
  try {
    for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
      read += chunk.length;
      watch.since += chunk.length;
      if (watch.since > MAX_TEXT_BETWEEN_TAGS)
        throw new ImportFileError(`${basename(file)} holds a text that is too long.`);
      parser.write(decoder.decode(chunk, { stream: true }));
      yield* reader.found.splice(0);
      onProgress?.(read, size);
    }
    parser.write(decoder.decode()).close();
  } catch (error) {
    yield* reader.found.splice(0);
    if (error instanceof ImportFileError) throw error;
    throw new ImportFileError(
      `${basename(file)} is not a whole KML file: it is cut off or damaged; please download it again.`,
    );
  }
  yield* reader.found.splice(0);
}

function parserFor(reader: PlacemarkReader, watch: { since: number }, file: string): SaxesParser {
  const parser = new SaxesParser();
  const local = (name: string) => name.slice(name.indexOf(':') + 1);
  parser.on('doctype', () => {
    throw new ImportFileError(`${basename(file)} declares a document type and is not read.`);
  });
  parser.on('opentag', ({ name, attributes }) => {
    watch.since = 0;
    reader.open(local(name), attributes);
  });
  parser.on('closetag', ({ name }) => {
    watch.since = 0;
    reader.close(local(name));
  });
  parser.on('text', (text) => reader.add(text));
  parser.on('cdata', (text) => reader.add(text));
  return parser;
}
