import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CONTACT_MESSAGE, FarmFields } from '../../../contract/directory/farms.js';
import { completeProductTypes } from '../../../contract/directory/product-types.js';
import { dayThere } from '../../../contract/shared/calendar/house-zone.js';
import { ZipCodes } from '../../../platform/geo/zip-codes.service.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { checked } from '../../../platform/http/errors/validation.js';
import { positionOf } from '../../places/farm-position.rules.js';
import { Farm } from '../../tables/farm.entity.js';
import { exceptionsOf, hoursOf } from '../hours-of.rules.js';
import { standForSamePlace } from '../own-farms.js';
import { followFarm } from './follow-farm.js';

type Fields = Record<string, unknown>;
const WHERE_IT_IS = ['address', 'zipCode', 'latitude', 'longitude'] as const;

@Injectable()
export class EditFarm {
  constructor(private readonly zipCodes: ZipCodes) {}

  /** @param before locked by the caller @param changes by the form's rules @throws VALIDATION_FAILED */
  async write(tx: EntityManager, before: Farm, changes: Fields): Promise<void> {
    const fields = checkedFields(changes);
    const farm = tx.create(Farm, { ...before, ...fields });
    if (fields.seasons)
      Object.assign(
        farm,
        hoursOf(before, { seasons: fields.seasons }, dayThere(before.timeZone, new Date())),
      );
    if (WHERE_IT_IS.some((name) => name in fields))
      Object.assign(farm, await this.position(tx, before, farm));
    if (farm.email === null && farm.phone === null && (before.email ?? before.phone) !== null) {
      throw new DomainError('VALIDATION_FAILED', [{ path: 'email', message: CONTACT_MESSAGE }]);
    }
    farm.exceptions = exceptionsOf(before, fields.exceptions, farm.timeZone, new Date());
    farm.productTypes = completeProductTypes(farm.productTypes, farm.organicCertified);
    farm.activities = [...new Set(farm.activities)];
    farm.features = [...new Set(farm.features)];
    await tx.save(Farm, farm);
    if (['name', ...WHERE_IT_IS].some((name) => name in fields)) await standForSamePlace(tx, farm);
    await followFarm(tx, before, farm);
  }

  private async position(tx: EntityManager, before: Farm, farm: Farm) {
    const position = positionOf(farm, await this.zipCodes.find(farm.zipCode, tx), before);
    if ('path' in position) throw new DomainError('VALIDATION_FAILED', [position]);
    return position;
  }
}

/** Only what is changed: a directory's record may hold what the form would not take. */
function checkedFields(changes: Fields): Partial<Farm> {
  const names = Object.keys(changes).map((name) => [name, true]);
  const schema = FarmFields.pick(Object.fromEntries(names) as Record<keyof typeof FarmFields.shape, true>);
  return checked(schema, changes) as Partial<Farm>;
}
