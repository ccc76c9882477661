import { distanceKm, type Point } from '../../../platform/geo/distance.js';
import type { PlaceRecord } from '../place-record.js';
import { splitAtCity } from './normalize/location/addresses.rules.js';

/** Coordinates further than this from their ZIP code's center contradict it. Kilometers. */
export const MAX_KM_FROM_ZIP = 50;

/** What is known of a ZIP code; with its city and state, doubtful parts of an address can be settled. */
export interface ZipCenter extends Point {
  city?: string | null;
  /** Two letters. */
  state?: string | null;
}

export type PlacedRecord = { ok: true; record: PlaceRecord } | { ok: false; reason: string };

/** Whether the record has coordinates that its ZIP code bears out. */
function isBorneOut(record: PlaceRecord, zip: Point): boolean {
  return (
    record.latitude !== null &&
    record.longitude !== null &&
    distanceKm({ latitude: record.latitude, longitude: record.longitude }, zip) <= MAX_KM_FROM_ZIP
  );
}

/**
 * Settles state and city with the ZIP code as a witness: a missing state is the ZIP code's, a differing one
 * gives way when the coordinates bear the ZIP code out and is unknown when they do not, and a city that could
 * not be told from its street is known once it is the ZIP code's.
 */
function settleAddress(record: PlaceRecord, zip: ZipCenter): PlaceRecord {
  if (!zip.state) return record;
  const differs = record.state !== null && record.state !== zip.state;
  const state = !differs || isBorneOut(record, zip) ? zip.state : null;
  const split =
    record.city === null && record.address !== null && zip.city && state === zip.state
      ? splitAtCity(record.address, { city: zip.city, state: zip.state })
      : null;
  return split
    ? { ...record, state, city: split.city, street: split.street ?? record.street }
    : { ...record, state };
}

/**
 * Puts a record on the map. Coordinates that contradict the ZIP code by over 50 km, and missing ones, are
 * replaced by the center of the ZIP code and marked as approximate.
 * @param zip the center of the record's ZIP code, or null when the ZIP code is missing or not known; with
 *   `city` and `state` the address is settled too (see settleAddress)
 * @returns a new record, or why it cannot be placed
 */
export function placeOnMap(record: PlaceRecord, zip: ZipCenter | null): PlacedRecord {
  if (zip === null) {
    if (record.latitude !== null && record.longitude !== null) return { ok: true, record };
    const reason =
      record.zipCode === null
        ? 'The row has neither coordinates nor a ZIP code; one of them is needed.'
        : `The row has no coordinates, and its ZIP code ${record.zipCode} is not known; please check it.`;
    return { ok: false, reason };
  }
  const settled = settleAddress(record, zip);
  if (isBorneOut(record, zip)) return { ok: true, record: settled };
  const { latitude, longitude } = zip;
  return { ok: true, record: { ...settled, latitude, longitude, isApproximate: true } };
}
