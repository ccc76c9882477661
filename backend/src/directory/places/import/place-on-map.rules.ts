import type { Point } from '../../../contract/shared/geo/distance.js';
import type { PlaceRecord } from '../../tables/place-record.js';
import { splitAtCity } from './normalize/location/addresses.rules.js';
import { stateOfZip } from './normalize/location/zip.rules.js';
import {
  centerOf,
  isBeside,
  isNear,
  type Town,
  weigh,
  type Witnesses,
  type ZipCenter,
} from './witnesses.rules.js';

export type PlacedRecord = { ok: true; record: PlaceRecord } | { ok: false; reason: string };

/** What most witnesses agree on wins. @param zip null where unknown @returns why, if not placed */
export function placeOnMap(
  record: PlaceRecord,
  zip: ZipCenter | null,
  { city = null, around = null, county = null }: Partial<Omit<Witnesses, 'zip'>> = {},
): PlacedRecord {
  const witnesses = { zip, city, around, county };
  const here = positionOf(record);
  const { town, coordinateVotes } = weigh(record, here, witnesses);
  if (!town) {
    if (here) return { ok: true, record: withoutForeignZip(ofOneState(record, witnesses)) };
    return county?.[0] ? { ok: true, record: atCounty(record, county[0], witnesses) } : rejected(record);
  }
  const isBorneOut = here !== null && bearsOut(here, town, witnesses);
  if (here && !isBorneOut && doCoordinatesWin(coordinateVotes, town)) {
    return { ok: true, record: alone(record, here, witnesses) };
  }
  // State and county agree, and nothing bears the ZIP code out.
  if (county?.[0] && town.of === 'zip' && town.votes === 1) {
    return { ok: true, record: atCounty(record, county[0], witnesses) };
  }
  const settled = settle(record, town, witnesses);
  if (isBorneOut) return { ok: true, record: settled };
  const { latitude, longitude } = town.of === 'zip' && zip ? zip : centerOf(city?.spots ?? []);
  return { ok: true, record: { ...settled, latitude, longitude, isApproximate: true } };
}

/** Two against two, coordinates beat a ZIP code, but not a city. One against one, the ZIP code stays. */
function doCoordinatesWin(votes: number, town: Town): boolean {
  return votes > town.votes || (votes === town.votes && votes > 1 && town.of === 'zip' && !town.isShared);
}

const positionOf = ({ latitude, longitude }: PlaceRecord): Point | null =>
  latitude === null || longitude === null ? null : { latitude, longitude };

function bearsOut(here: Point, { of, isShared }: Town, { zip, city }: Witnesses): boolean {
  if (of === 'zip' && isNear(here, zip)) return true;
  return (of === 'city' || isShared) && isBeside(here, city);
}

function rejected({ zipCode, city, state }: PlaceRecord): PlacedRecord {
  const isCity = city !== null && state !== null;
  if (zipCode === null && !isCity) {
    return {
      ok: false,
      reason:
        'The row has neither coordinates nor a ZIP code nor a city with its state. One of them is needed.',
    };
  }
  const unknown = [zipCode !== null && `ZIP code ${zipCode}`, isCity && `city ${city}, ${state}`]
    .filter((part) => part !== false)
    .join(' and its ');
  return {
    ok: false,
    reason: `The row has no coordinates, and its ${unknown} is not known. Please check it.`,
  };
}

/** Where the state beside the city is another than the row's, the coordinates tell which of the two it is. */
function ofOneState(record: PlaceRecord, { city, around }: Witnesses): PlaceRecord {
  if (city === null || city.state === record.state) return record;
  const here = [record.state, city.state].filter((state) => state && around?.states.includes(state));
  return { ...record, state: here.length === 1 ? (here[0] ?? null) : null };
}

function alone(record: PlaceRecord, here: Point, { zip, city, around }: Witnesses): PlaceRecord {
  const isStateKept = record.state !== null && around?.states.includes(record.state);
  const state = isStateKept ? record.state : (around?.nearest ?? record.state);
  const settled = {
    ...record,
    state,
    city: city && !isBeside(here, city) ? null : record.city,
    zipCode: zip && !isNear(here, zip) ? null : record.zipCode,
  };
  return withoutOldLine(record, withoutForeignZip(settled));
}

function atCounty(record: PlaceRecord, { latitude, longitude }: Point, { zip }: Witnesses): PlaceRecord {
  const placed = { ...record, latitude, longitude, isApproximate: true };
  return withoutOldLine(record, withoutForeignZip({ ...placed, zipCode: zip ? null : record.zipCode }));
}

function settle(record: PlaceRecord, town: Town, { zip, city }: Witnesses): PlaceRecord {
  const isStateDoubtful = town.votes === 1 && town.of === 'zip' && town.state !== record.state;
  const state = town.state === null ? record.state : isStateDoubtful && record.state ? null : town.state;
  if (town.of === 'city') {
    const zipCode = zip === null ? record.zipCode : null;
    return withoutOldLine(record, withoutForeignZip({ ...record, state, zipCode }));
  }
  if (city && city.spots.length > 0 && !town.isShared) {
    return withoutOldLine(record, { ...record, state, city: zip?.city ?? null });
  }
  return withCityOfLine({ ...record, state }, zip);
}

/** A city that could not be told from its street is known once it is the ZIP code's. */
function withCityOfLine(record: PlaceRecord, zip: ZipCenter | null): PlaceRecord {
  if (record.city !== null || record.address === null || !zip?.city || !zip.state) return record;
  if (record.state !== zip.state) return record;
  const split = splitAtCity(record.address, { city: zip.city, state: zip.state });
  return split ? { ...record, city: split.city, street: split.street ?? record.street } : record;
}

/** Of a ZIP code that is not known, its first digits still tell the state. */
function withoutForeignZip(record: PlaceRecord): PlaceRecord {
  const { zipCode, state } = record;
  if (zipCode === null || state === null || (stateOfZip(zipCode) ?? state) === state) return record;
  return { ...record, zipCode: null };
}

/** The address as it was written is not shown where it has what was dropped. */
function withoutOldLine(before: PlaceRecord, after: PlaceRecord): PlaceRecord {
  const isSame =
    before.city === after.city && before.zipCode === after.zipCode && before.state === after.state;
  return isSame ? after : { ...after, address: lineWithoutZip(before, after) };
}

/** Only this line has the street, where it could not be told from the town: it loses the ZIP code alone. */
function lineWithoutZip(before: PlaceRecord, after: PlaceRecord): string | null {
  const { street, city, state, zipCode, address } = before;
  if (street !== null || city !== null || after.city !== null || after.state !== state) return null;
  const line = address?.replace(zipCode ?? '', '').replace(/[\s,]+(?:-\d{4})?$/, '') ?? '';
  return line === '' ? null : line;
}
