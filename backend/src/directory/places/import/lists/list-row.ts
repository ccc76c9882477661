import { createHash } from 'node:crypto';
import type { PlaceKind } from '../../../../contract/directory/place-kinds.js';
import type { ChosenListColumn, ListColumn } from '../../../../contract/directory/place-lists.js';
import { nameKey } from '../../name-key.rules.js';
import { coordinatesOf, emptyRecord, rejected, withPlace, type MappedRow } from '../mapped-row.js';
import { mendEmail, mendPhone } from '../normalize/contact/contacts.rules.js';
import { mendWebsite } from '../normalize/contact/websites.rules.js';
import { readSeasons, type Opening } from '../normalize/hours/seasons.rules.js';
import { mendUpdateTime } from '../normalize/hours/update-times.rules.js';
import { mendAddress } from '../normalize/location/addresses.rules.js';
import { mendCity } from '../normalize/location/cities.rules.js';
import { stateCode } from '../normalize/location/states.rules.js';
import { mendZip } from '../normalize/location/zip.rules.js';
import { mendName, mendStreet } from '../normalize/names.rules.js';
import { orderedFeatures } from '../normalize/products/features.rules.js';
import { readProducts } from '../normalize/products/products.rules.js';
import { isYes, oneLine, oneLineOrNull, plainText } from '../normalize/text.rules.js';
import { isHouseNumber, isOsmHours } from './list-columns.rules.js';

/** How a list is read. */
export interface ListPlan {
  listId: number;
  name: string;
  kind: PlaceKind;
  /** Where all are whose row names none. */
  city: string | null;
  state: string | null;
  columns: readonly { head: string; is: ChosenListColumn }[];
}

/** @returns null for what isn't in its grammar */
export type HoursReader = (value: string) => Opening | null;

type Cells = (column: ListColumn) => string;

/**
 * A row without an id is known again by its name and where it is.
 * @param readOsmHours reads a column `opening_hours`, where there is one
 */
export function mapListRow(
  values: Record<string, string>,
  plan: ListPlan,
  readOsmHours?: HoursReader,
): MappedRow {
  const cell = cellsOf(values, plan);
  const name = mendName(cell('name'));
  if (name === null) return rejected('The row has no name.');
  const { cityState, ...address } = addressOf(cell, plan);
  const where = { ...address, ...positionOf(cell) };
  const features = (['snap', 'wic'] as const).filter((column) => isYes(cell(column)));
  return withPlace(
    {
      ...emptyRecord({
        source: 'list',
        sourceId: `${plan.listId}/${oneLine(cell('id')).slice(0, 80) || keyOf(name, where)}`,
        kind: plan.kind,
        name,
      }),
      ...where,
      updatedAt: mendUpdateTime(cell('updated')),
      description: plainText(cell('description')),
      website: mendWebsite(cell('website')),
      phone: mendPhone(cell('phone')),
      email: mendEmail(cell('email')),
      productTypes: readProducts(cell('products').replaceAll(',', ';'), false),
      features: orderedFeatures(features),
      ...(osmOpeningOf(values, plan, cell, readOsmHours) ?? openingOf(cell)),
    },
    values,
    cityState,
  );
}

const BETWEEN: Partial<Record<ListColumn, string>> = { description: '\n', street: ' ' };

/** Several columns that are the same, such as two of days, are one after the other; house numbers first. */
function cellsOf(values: Readonly<Record<string, string>>, { columns }: ListPlan): Cells {
  const ordered = columns.toSorted(
    (one, other) => Number(isHouseNumber(other.head)) - Number(isHouseNumber(one.head)),
  );
  return (column) =>
    ordered
      .filter(({ is }) => is === column)
      .map(({ head }) => values[head]?.trim() ?? '')
      .filter((text) => text !== '')
      .join(BETWEEN[column] ?? '; ');
}

type Where = Pick<
  Extract<MappedRow, { ok: true }>['record'],
  'street' | 'city' | 'state' | 'zipCode' | 'address' | 'latitude' | 'longitude'
>;

function keyOf(name: string, { street, city, zipCode, address, latitude, longitude }: Where): string {
  const spot = street ?? address ?? [latitude, longitude].join();
  return createHash('sha1')
    .update([nameKey(name), spot, city, zipCode].join('\n').toLowerCase())
    .digest('base64url');
}

/** A house number alone is no street. */
const streetOf = (cell: Cells): string => (/\p{L}/u.test(cell('street')) ? cell('street') : '');

/** A line without a town, in a row or a list that has one, is a street. */
function addressOf(cell: Cells, plan: ListPlan) {
  const mended = mendCity(cell('city'));
  const line = oneLine(cell('address'));
  const read = mendAddress(line);
  const known = mended.city ?? (read.city === null ? plan.city : null);
  const hasTown = known === null || line.toLowerCase().includes(known.toLowerCase());
  const isStreet = !hasTown && read.state === null && read.zipCode === null;
  const whole = isStreet ? mendAddress('') : read;
  const state = stateCode(cell('state')) ?? mended.state ?? whole.state ?? plan.state;
  const street = mendStreet(streetOf(cell)) ?? (isStreet ? mendStreet(line) : whole.street);
  const city = mended.city ?? whole.city ?? plan.city;
  return {
    ...{ street, city, state },
    zipCode: mendZip(cell('zip'), state) ?? whole.zipCode,
    address: street !== null && city !== null ? null : (oneLineOrNull(line)?.slice(0, 300) ?? null),
    cityState: mended.state,
  };
}

const NUMBER = String.raw`(-?\d{1,3}\.\d+)`;
/** As Socrata and PostGIS write it: longitude first. */
const POINT_TEXT = new RegExp(String.raw`POINT\s*\(\s*${NUMBER}\s+${NUMBER}`, 'i');
/** "(26.64, -81.87)", also behind an address: latitude first. */
const PAIR = new RegExp(String.raw`\(?${NUMBER}\s*,\s*${NUMBER}\)?\s*$`);

function positionOf(cell: Cells): Pick<Where, 'latitude' | 'longitude'> {
  const given = coordinatesOf(cell('longitude'), cell('latitude'));
  if (given.latitude !== null) return given;
  const [, x, y] = POINT_TEXT.exec(cell('point')) ?? [];
  if (x !== undefined) return coordinatesOf(x, y);
  const [, latitude, longitude] = PAIR.exec(cell('point')) ?? [];
  return coordinatesOf(longitude, latitude);
}

/** A day of a data portal is "2026-05-02T00:00:00.000", a time "08:00:00". */
const withoutNoise = (text: string) =>
  text.replace(/T00:00:00(?:\.0+)?Z?$/, '').replace(/^(\d{1,2}:\d{2}):00$/, '$1');

const BESIDE_HOURS = ['season', 'seasonStart', 'seasonEnd', 'days', 'opens'] as const;

/** Such a value says all of when a place is open. With anything beside it, both are words. */
function osmOpeningOf(
  values: Readonly<Record<string, string>>,
  plan: ListPlan,
  cell: Cells,
  read: HoursReader | undefined,
): Opening | null {
  const head = plan.columns.find(({ head: one, is }) => is === 'hours' && isOsmHours(one))?.head;
  if (!read || head === undefined || BESIDE_HOURS.some((column) => cell(column) !== '')) return null;
  const value = values[head]?.trim() ?? '';
  return value === cell('hours') ? read(value) : null;
}

function openingOf(cell: Cells): Opening {
  const [start, end] = [withoutNoise(cell('seasonStart')), withoutNoise(cell('seasonEnd'))];
  const dates = [cell('season'), start === '' && end === '' ? '' : `${start} to ${end}`];
  const [opens, closes] = [withoutNoise(cell('opens')), withoutNoise(cell('closes'))];
  const hours = cell('hours') || (opens === '' ? '' : `${opens} - ${closes}`);
  return readSeasons([
    {
      dates: dates.filter((text) => text !== '').join('; '),
      times: [cell('days'), hours].filter((text) => text !== '').join(' '),
    },
  ]);
}
