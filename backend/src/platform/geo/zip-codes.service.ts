import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository } from 'typeorm';
import { chordFromMiles } from './earth.js';
import type { Point } from './distance.js';
import { ZipCode } from './zip-code.entity.js';

/** Where ZIP codes are. */
@Injectable()
export class ZipCodes {
  constructor(@InjectRepository(ZipCode) private readonly rows: Repository<ZipCode>) {}

  /** @returns the ZIP code's row, or null when there is no such ZIP code */
  find(zipCode: string): Promise<ZipCode | null> {
    return this.rows.findOneBy({ zipCode });
  }

  /** @returns the rows of those that exist, by ZIP code */
  async findMany(zipCodes: Iterable<string>): Promise<Map<string, ZipCode>> {
    const rows = await this.rows.findBy({ zipCode: In([...new Set(zipCodes)]) });
    return new Map(rows.map((row) => [row.zipCode, row]));
  }

  /** @returns the ZIP code whose center is nearest, or null when none is within `mostMiles` */
  async nearest({ latitude, longitude }: Point, mostMiles: number): Promise<ZipCode | null> {
    const [row] = await this.rows.query<ZipCode[]>(
      `SELECT zip_code AS "zipCode", city, state, latitude, longitude, time_zone AS "timeZone" FROM zip_codes
       WHERE cube_enlarge(ll_to_earth($1, $2), $3, 3) @> ll_to_earth(latitude, longitude)
       ORDER BY ll_to_earth(latitude, longitude) <-> ll_to_earth($1, $2) LIMIT 1`,
      [latitude, longitude, chordFromMiles(mostMiles)],
    );
    return row ?? null;
  }
}
