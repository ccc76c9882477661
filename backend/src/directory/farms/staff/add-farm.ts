import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { UsersService } from '../../../accounts/users/users.service.js';
import type { AdminFarmCreate } from '../../../contract/directory/admin/farms.admin.js';
import { ZipCodes } from '../../../platform/geo/zip-codes.service.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { MailOutbox } from '../../../platform/mail/mail-outbox.js';
import { positionOf } from '../../places/farm-position.rules.js';
import { Namesakes } from '../../places/namesakes/namesakes.service.js';
import { lockImports } from '../../places/store/store-records.js';
import { Farm } from '../../tables/farm.entity.js';
import { columnsOf } from '../changes/form-columns.rules.js';
import { makeRoomForFarm, standForSamePlace } from '../own-farms.js';
import { farmAssignedMail } from './farm-decision-mails.js';

@Injectable()
export class AddFarm {
  constructor(
    private readonly users: UsersService,
    private readonly zipCodes: ZipCodes,
    private readonly namesakes: Namesakes,
    private readonly mails: MailOutbox,
  ) {}

  /** @throws TOO_MANY_FARMS; VALIDATION_FAILED, also for a namesake nearby that nobody looked at */
  async add(tx: EntityManager, given: AdminFarmCreate): Promise<number> {
    const { owner, isVerified, isAnother, ...fields } = given;
    const position = positionOf(fields, await this.zipCodes.find(fields.zipCode, tx), null);
    if ('path' in position) throw new DomainError('VALIDATION_FAILED', [position]);
    const userId = owner === null ? null : await this.accountOf(tx, owner);
    await lockImports(tx);
    if (userId !== null) await makeRoomForFarm(tx, userId);
    await this.namesakes.refuseUnseen(tx, { ...fields, ...position }, isAnother);
    const whose = userId === null ? {} : { userId, isClaimed: true, isVerified };
    const farm = await tx.save(Farm, tx.create(Farm, { ...columnsOf(null, fields, position), ...whose }));
    await standForSamePlace(tx, farm);
    if (userId !== null) await this.give(tx, farm, userId);
    return farm.id;
  }

  private async give(tx: EntityManager, farm: Farm, userId: number): Promise<void> {
    await this.users.makeFarmer(tx, userId);
    const farmer = await this.users.contact(tx, userId);
    if (farmer) await this.mails.enqueue(tx, farmAssignedMail(farm, farmer));
  }

  private async accountOf(tx: EntityManager, owner: string): Promise<number> {
    const user = await this.users.findByLoginName(owner, tx);
    if (user) return user.id;
    const message = 'No one has this username or email address.';
    throw new DomainError('VALIDATION_FAILED', [{ path: 'owner', message }]);
  }
}
