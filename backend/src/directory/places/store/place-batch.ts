import type { Point } from '../../../contract/shared/geo/distance.js';
import type { CityName } from '../../../platform/geo/find-cities.js';
import { loadCounties } from '../import/counties.js';
import { splitAtTown } from '../import/normalize/location/addresses.rules.js';
import { placeOnMap } from '../import/place-on-map.rules.js';
import type { ReadPlace } from '../import/read-places.js';
import { isTown } from '../import/towns.js';
import {
  isNear,
  type KnownCity,
  MAX_KM_FROM_ZIP,
  type StatesAround,
  type ZipCenter,
} from '../import/witnesses.rules.js';
import type { PlacedRecord } from './merge-records.rules.js';
import type { Incoming } from './store-records.js';

export interface ZipCenters {
  findMany(zipCodes: Iterable<string>): Promise<ReadonlyMap<string, ZipCenter>>;
  /** @returns the centers of each city's ZIP codes, in the order of what was asked */
  findCities(cities: readonly CityName[]): Promise<Point[][]>;
  /** @returns the states within so many kilometers of each point, the nearest first */
  findStatesAround(points: readonly Point[], km: number): Promise<string[][]>;
}

export interface Reject {
  row: number;
  reason: string;
  raw: Record<string, string>;
}

export interface RowOfFile {
  /** Which of the read rows it is, from 1; the same when the file is read again. */
  position: number;
  row: number;
}

type Taken = Extract<ReadPlace['result'], { ok: true }>;

export async function placeBatch(
  zipCodes: ZipCenters,
  batch: readonly (ReadPlace & RowOfFile)[],
): Promise<{ incoming: (Incoming & RowOfFile)[]; rejects: (Reject & RowOfFile)[] }> {
  const taken = batch.flatMap(({ result }) => (result.ok ? [result] : []));
  const centers = await zipCodes.findMany(taken.flatMap(({ record }) => record.zipCode ?? []));
  const cities = await citiesOf(zipCodes, taken);
  const around = await statesAround(zipCodes, taken, centers);
  const counties = await loadCounties();
  const incoming: (Incoming & RowOfFile)[] = [];
  const rejects: (Reject & RowOfFile)[] = [];
  for (const { position, row, raw, result, fileKey } of batch) {
    const placed = result.ok
      ? placeOnMap(result.record, centers.get(result.record.zipCode ?? '') ?? null, {
          city: cities.get(result) ?? null,
          around: around.get(result) ?? null,
          county: counties.find(result.county, result.record.state ?? result.cityState),
        })
      : result;
    if (placed.ok) {
      const record = withTownOfLine(placed.record as PlacedRecord);
      incoming.push({ position, row, record, raw, ...(fileKey && { fileKey }) });
    } else rejects.push({ position, row, reason: placed.reason, raw });
  }
  return { incoming, rejects };
}

/** A town that is not the one the post office names is told from its street as well. */
function withTownOfLine(record: PlacedRecord): PlacedRecord {
  if (record.street !== null || record.city !== null || record.address === null) return record;
  return { ...record, ...splitAtTown(record.address, isTown) };
}

async function citiesOf(zipCodes: ZipCenters, taken: readonly Taken[]): Promise<Map<Taken, KnownCity>> {
  const asked = taken.flatMap((one) => {
    const { city: name, state: stated } = one.record;
    const state = one.cityState ?? stated;
    return name !== null && state !== null ? [{ one, name, state }] : [];
  });
  const found = await zipCodes.findCities(asked);
  const cities = new Map<Taken, KnownCity>();
  asked.forEach(({ one, state }, index) => {
    const spots = found[index] ?? [];
    // A city that is not known says nothing more than the row's state, unless another state is beside it.
    if (spots.length > 0 || one.cityState) cities.set(one, { state, spots });
  });
  return cities;
}

/** Asked only for coordinates that their ZIP code does not bear out. */
async function statesAround(
  zipCodes: ZipCenters,
  taken: readonly Taken[],
  centers: ReadonlyMap<string, ZipCenter>,
): Promise<Map<Taken, StatesAround>> {
  const asked = taken.flatMap((one) => {
    const { latitude, longitude, zipCode } = one.record;
    if (latitude === null || longitude === null) return [];
    const isBorneOut = isNear({ latitude, longitude }, centers.get(zipCode ?? '') ?? null);
    return isBorneOut ? [] : [{ one, latitude, longitude }];
  });
  const found = await zipCodes.findStatesAround(asked, MAX_KM_FROM_ZIP);
  return new Map(
    asked.map(({ one }, index) => [one, { states: found[index] ?? [], nearest: found[index]?.[0] ?? null }]),
  );
}
