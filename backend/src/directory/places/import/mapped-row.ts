import type { PlaceKind } from '../../../contract/directory/place-kinds.js';
import type { PlaceRecord, PlaceSourceName } from '../../tables/place-record.js';
import { mendCoordinates } from './normalize/location/coordinates.rules.js';
import { mendName } from './normalize/names.rules.js';
import { oneLine } from './normalize/text.rules.js';

export type MappedRow =
  | {
      ok: true;
      record: PlaceRecord;
      raw: Record<string, string>;
      /** The state beside the city, where it is another than the row's own: "Ames, IA" in Missouri. */
      cityState?: string | null;
      county?: string;
    }
  | { ok: false; reason: string };

/** The values of a row by column name in lower case. */
export type Fields = Readonly<Record<string, string | undefined>>;

/** People's own data, and what only echoes the question put to the API. */
const NOT_KEPT = /^(?:contact|distance$|term$)/i;

interface ColumnName {
  lower: string;
  isKept: boolean;
}

/** Looked up and not worked out again, as all rows have the same columns. */
const columnNames = new Map<string, ColumnName>();
const MAX_COLUMN_NAMES = 5_000;

function columnName(name: string): ColumnName {
  const known = columnNames.get(name);
  if (known) return known;
  const column = { lower: name.toLowerCase(), isKept: !NOT_KEPT.test(name) };
  if (columnNames.size < MAX_COLUMN_NAMES) columnNames.set(name, column);
  return column;
}

export function fieldsOf(values: Readonly<Record<string, string>>): Fields {
  const names = Object.keys(values);
  if (names.every((name) => columnName(name).lower === name)) return values;
  const fields: Record<string, string | undefined> = {};
  for (const name of names) fields[columnName(name).lower] = values[name];
  return fields;
}

/** A row as it is kept beside its record: without empty values, contacts' names, phones and e-mails. */
export function rawOf(values: Record<string, string>): Record<string, string> {
  const isKept = (name: string) => columnName(name).isKept && values[name]?.trim() !== '';
  const names = Object.keys(values);
  if (names.every(isKept)) return values;
  return Object.fromEntries(names.filter(isKept).map((name) => [name, values[name] ?? '']));
}

interface Identity {
  source: PlaceSourceName;
  sourceId: string;
  kind: PlaceKind;
  name: string;
}

export function emptyRecord({ source, sourceId, kind, name }: Identity): PlaceRecord {
  return {
    source,
    sourceId,
    kind,
    name,
    updatedAt: null,
    description: null,
    street: null,
    city: null,
    state: null,
    zipCode: null,
    address: null,
    latitude: null,
    longitude: null,
    isApproximate: false,
    website: null,
    socialLinks: {},
    phone: null,
    email: null,
    imageUrl: null,
    productTypes: [],
    activities: [],
    features: [],
    organicCertified: false,
    organicOptions: false,
    seasons: [],
    hoursNote: null,
    businessStatus: 'OPERATIONAL',
  };
}

function idOf(text: string | undefined): string | null {
  const id = oneLine(text).replace(/\.0$/, '');
  return /^\d{1,12}$/.test(id) ? id : null;
}

export type Rejection = Extract<MappedRow, { ok: false }>;

export function rejected(reason: string): Rejection {
  return { ok: false, reason };
}

export function identify(
  idColumn: string,
  nameColumn: string,
  row: Fields,
): { ok: true; id: string; name: string } | Rejection {
  const idText = oneLine(row[idColumn.toLowerCase()]);
  const id = idOf(idText);
  if (id === null) {
    return rejected(
      idText === ''
        ? `The row has no ${idColumn}.`
        : `The ${idColumn} "${idText.slice(0, 40)}" is not a number.`,
    );
  }
  const name = mendName(row[nameColumn.toLowerCase()]);
  return name === null ? rejected(`The row has no name in ${nameColumn}.`) : { ok: true, id, name };
}

/** Where a row says that it is on the map; nulls where it does not, or says something impossible. */
export function coordinatesOf(
  x: string | undefined,
  y: string | undefined,
): Pick<PlaceRecord, 'latitude' | 'longitude'> {
  return mendCoordinates(x, y) ?? { latitude: null, longitude: null };
}

/** Turns down a record that cannot be put on the map; else keeps it. */
export function withPlace(
  record: PlaceRecord,
  values: Record<string, string>,
  cityState: string | null = null,
): MappedRow {
  const isCityKnown = record.city !== null && (record.state ?? cityState) !== null;
  if (record.latitude === null && record.zipCode === null && !isCityKnown) {
    return rejected(
      'The row has neither coordinates in the United States nor a ZIP code nor a city with its state that can be read. One of them is needed.',
    );
  }
  const isContradicted = cityState !== null && cityState !== record.state;
  return { ok: true, record, raw: rawOf(values), ...(isContradicted && { cityState }) };
}

export function addressLine(street: string, city: string, state: string, zip: string): string | null {
  const tail = [state, zip].filter((part) => part !== '').join(' ');
  const line = [street, city, tail].filter((part) => part !== '').join(', ');
  return line === '' ? null : line.slice(0, 300);
}
