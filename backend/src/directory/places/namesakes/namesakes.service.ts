import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Namesake, NamesakeQuery } from '../../../contract/directory/admin/namesakes.admin.js';
import type { PlaceKind } from '../../../contract/directory/place-kinds.js';
import type { Point } from '../../../contract/shared/geo/distance.js';
import { readZip } from '../../../contract/shared/zip.js';
import { fetchRows } from '../../../platform/database/statement.js';
import { chordFromMiles, milesFromChord } from '../../../platform/geo/earth.js';
import { ZipCodes } from '../../../platform/geo/zip-codes.service.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { positionOf } from '../farm-position.rules.js';
import { nameKey } from '../name-key.rules.js';
import { SAME_SPOT_MILES } from '../store/place-matching.js';
import { farmsNearby, placesOfName } from './namesakes.sql.js';

const SHOWN = 5;
const MESSAGE =
  'We already have one with this name nearby. Look at it, and confirm here if yours is a different one.';

interface Added extends Point {
  name: string;
  kind: PlaceKind;
  zipCode: string | null;
  isApproximate: boolean;
}

@Injectable()
export class Namesakes {
  constructor(
    private readonly dataSource: DataSource,
    private readonly zipCodes: ZipCodes,
  ) {}

  /** @returns none for a form that is not finished */
  async search({ name, kind, ...query }: NamesakeQuery): Promise<Namesake[]> {
    const zipCode = readZip(query.zipCode);
    if (name.trim() === '' || zipCode === null) return [];
    const given = { ...query, address: '', zipCode };
    const position = positionOf(given, await this.zipCodes.find(zipCode), null);
    return 'path' in position ? [] : this.of(this.dataSource.manager, { name, kind, ...position });
  }

  /** @throws VALIDATION_FAILED where there are namesakes and staff have not said that this is another one */
  async refuseUnseen(tx: EntityManager, added: Added, isAnother: boolean): Promise<void> {
    if (isAnother || (await this.of(tx, added)).length === 0) return;
    throw new DomainError('VALIDATION_FAILED', [{ path: 'isAnother', message: MESSAGE }]);
  }

  private async of(tx: EntityManager, added: Added): Promise<Namesake[]> {
    const { latitude, longitude, zipCode, isApproximate } = added;
    const key = nameKey(added.name);
    const isMarket = added.kind === 'farmers_market';
    const chord = chordFromMiles(SAME_SPOT_MILES);
    const spot = [latitude, longitude, chord, zipCode ?? '', isApproximate] as const;
    const farms = isMarket ? [] : await fetchRows(tx, farmsNearby, [...spot]);
    const places = await fetchRows(tx, placesOfName, [key, isMarket, ...spot]);
    return [
      ...farms.filter(({ name }) => nameKey(name) === key).map((row) => ({ ...row, type: 'farm' as const })),
      ...places.map((row) => ({ ...row, type: 'place' as const })),
    ]
      .sort((a, b) => a.chord - b.chord)
      .slice(0, SHOWN)
      .map(({ chord: apart, ...row }) => ({ ...row, distanceMiles: milesFromChord(apart) }));
  }
}
