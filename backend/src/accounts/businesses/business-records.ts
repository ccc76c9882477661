import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PersonalData } from '../personal-data/personal-data.js';
import { BusinessEvent } from './business-event.entity.js';
import { Membership } from './membership.entity.js';

/** Where people work, for their export. An erased account takes its rows along. */
@Injectable()
export class BusinessRecords implements OnModuleInit {
  constructor(private readonly personalData: PersonalData) {}

  onModuleInit(): void {
    this.personalData.add({ name: 'memberships', export: exportMemberships });
    this.personalData.add({ name: 'businessEvents', export: exportEvents });
  }
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
