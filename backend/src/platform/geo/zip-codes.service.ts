import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LRUCache } from 'lru-cache';
import { type EntityManager, Repository } from 'typeorm';
import type { Point } from '../../contract/shared/geo/distance.js';
import { Database } from '../database/database.js';
import { fetchRows } from '../database/statement.js';
import { chordFromMiles } from './earth.js';
import { type CityName, findCities, findStatesAround } from './find-cities.js';
import { findZipCodes } from './find-zip-codes.js';
import { ZipCode } from './zip-code.entity.js';
import { byZipCode, nearestZipCode, similarZipCodes, zipCodesWithin } from './zip-codes.sql.js';

/** A busy day's searches, in about a megabyte. */
const REMEMBERED = 5_000;

@Injectable()
export class ZipCodes {
  /** They never change while the product runs. */
  private readonly known = new LRUCache<string, ZipCode>({ max: REMEMBERED });
  private readonly database: Database;

  constructor(@InjectRepository(ZipCode) private readonly rows: Repository<ZipCode>) {
    this.database = new Database(rows.manager.dataSource);
  }

  /** @param tx must not wait for a second connection @returns null when there is none */
  async find(zipCode: string, tx?: EntityManager): Promise<ZipCode | null> {
    const known = this.known.get(zipCode);
    if (known) return known;
    const [row] = await fetchRows(tx ?? this.database, byZipCode, [zipCode]);
    if (!row) return null;
    this.known.set(zipCode, Object.freeze(row));
    return row;
  }

  /** @returns the nearest in number; none for a ZIP code that exists */
  similar(zipCode: string, most: number): Promise<ZipCode[]> {
    return fetchRows(this.database, similarZipCodes, [zipCode, most]);
  }

  /** @returns those that exist, by ZIP code */
  findMany(zipCodes: Iterable<string>): Promise<Map<string, ZipCode>> {
    return findZipCodes(this.rows.manager, zipCodes);
  }

  /** @returns per city, in the order asked, the centers of its ZIP codes; none if unknown */
  findCities(asked: readonly CityName[]): Promise<Point[][]> {
    return findCities(this.rows.manager, asked);
  }

  /** @returns per point, the nearest first */
  findStatesAround(points: readonly Point[], km: number): Promise<string[][]> {
    return findStatesAround(this.rows.manager, points, km);
  }

  /** @returns none of the military's post; null when none is within `mostMiles` */
  async nearest({ latitude, longitude }: Point, mostMiles: number): Promise<ZipCode | null> {
    const values: [number, number, number] = [latitude, longitude, chordFromMiles(mostMiles)];
    const [row] = await fetchRows(this.rows.manager, nearestZipCode, values);
    return row ?? null;
  }

  /** @returns the nearest first, and how many there are */
  async within({ latitude, longitude }: Point, miles: number, most: number) {
    const values: [number, number, number, number] = [latitude, longitude, chordFromMiles(miles), most];
    const rows = await fetchRows(this.rows.manager, zipCodesWithin, values);
    return { zipCodes: rows, total: rows[0]?.total ?? 0 };
  }
}
