import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { FarmDouble } from '../../../contract/directory/admin/farms.admin.js';
import { fetchRows } from '../../../platform/database/statement.js';
import { chordFromMiles, milesFromChord } from '../../../platform/geo/earth.js';
import { doublesOfFarm, NEARBY_MILES } from './duplicate-farms.sql.js';

@Injectable()
export class FarmDoubles {
  constructor(private readonly dataSource: DataSource) {}

  /** @returns those with the same phone or email, or a similar name nearby; the likest first */
  async of(farmId: number): Promise<FarmDouble[]> {
    const rows = await fetchRows(this.dataSource, doublesOfFarm, [farmId, chordFromMiles(NEARBY_MILES)]);
    return rows.map(({ chord: apart, ...farm }) => ({ ...farm, distanceMiles: milesFromChord(apart) }));
  }
}
