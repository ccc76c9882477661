import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LRUCache } from 'lru-cache';
import { Repository } from 'typeorm';
import { Database, prepared } from '../database/database.js';
import { chordFromMiles } from './earth.js';
import { findZipCodes } from './find-zip-codes.js';
import { nearSql } from './near.sql.js';
import type { Point } from './distance.js';
import { ZipCode } from './zip-code.entity.js';

const columns = `zip_code AS "zipCode", city, state, latitude, longitude, time_zone AS "timeZone"`;

/** Every search near a ZIP code begins with this. $1 ZIP code. */
const byZipCode = prepared(`SELECT ${columns} FROM zip_codes WHERE zip_code = $1`);

const { within, chord } = nearSql('$1', '$2', '$3');

/** How many ZIP codes are remembered: those of the searches of a busy day, in about a megabyte. */
const REMEMBERED = 5_000;

/** Where ZIP codes are. */
@Injectable()
export class ZipCodes {
  /** They never change while the product runs. */
  private readonly known = new LRUCache<string, ZipCode>({ max: REMEMBERED });
  private readonly database: Database;

  constructor(@InjectRepository(ZipCode) private readonly rows: Repository<ZipCode>) {
    this.database = new Database(rows.manager.dataSource);
  }

  /** @returns the ZIP code's row, or null when there is no such ZIP code */
  async find(zipCode: string): Promise<ZipCode | null> {
    const known = this.known.get(zipCode);
    if (known) return known;
    const [row] = await this.database.query<ZipCode>(byZipCode, [zipCode]);
    if (!row) return null;
    this.known.set(zipCode, Object.freeze(row));
    return row;
  }

  /** @returns the rows of those that exist, by ZIP code */
  findMany(zipCodes: Iterable<string>): Promise<Map<string, ZipCode>> {
    return findZipCodes(this.rows.manager, zipCodes);
  }

  /** @returns the ZIP code whose center is nearest (none of the military's post), or null when none is within `mostMiles` */
  async nearest({ latitude, longitude }: Point, mostMiles: number): Promise<ZipCode | null> {
    const [row] = await this.rows.query<ZipCode[]>(
      `SELECT ${columns} FROM zip_codes
       WHERE state NOT IN ('AA', 'AE', 'AP') AND ${within}
       ORDER BY ${chord} LIMIT 1`,
      [latitude, longitude, chordFromMiles(mostMiles)],
    );
    return row ?? null;
  }
}
