import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { changeRows } from '../../platform/database/statement.js';
import { PersonalData } from '../personal-data/personal-data.js';
import { User } from '../users/user.entity.js';
import { BusinessEvent } from './business-event.entity.js';
import { BusinessInvitation } from './business-invitation.entity.js';
import { forgetPerson } from './businesses.sql.js';
import { Membership } from './membership.entity.js';

@Injectable()
export class BusinessRecords implements OnModuleInit {
  constructor(private readonly personalData: PersonalData) {}

  onModuleInit(): void {
    this.personalData.add({ name: 'memberships', export: exportMemberships });
    this.personalData.add({ name: 'businessEvents', export: exportEvents, erase: forget });
  }
}

async function forget(tx: EntityManager, userId: number): Promise<void> {
  const { email } = await tx.findOneByOrFail(User, { id: userId });
  await tx.delete(BusinessInvitation, { email });
  await changeRows(tx, forgetPerson, [String(userId), email]);
}

async function exportMemberships(tx: EntityManager, userId: number): Promise<Record<string, unknown>[]> {
  const memberships = await tx.find(Membership, {
    where: { userId },
    relations: { business: true },
    order: { id: 'ASC' },
  });
  return memberships.map(({ businessId, business, role, createdAt }) => ({
    ...{ businessId, businessName: business?.name ?? null, role },
    since: createdAt.toISOString(),
  }));
}

async function exportEvents(tx: EntityManager, userId: number): Promise<Record<string, unknown>[]> {
  const events = await tx.find(BusinessEvent, { where: { userId }, order: { id: 'ASC' } });
  return events.map(({ businessId, role, action, detail, createdAt }) => ({
    ...{ businessId, role, action, detail },
    at: createdAt.toISOString(),
  }));
}
