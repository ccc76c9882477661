import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PersonalData } from '../../accounts/personal-data/personal-data.js';
import { ConfirmationAsk } from '../tables/confirmation-ask.entity.js';

@Injectable()
export class ConfirmationRecords implements OnModuleInit {
  constructor(private readonly personalData: PersonalData) {}

  onModuleInit(): void {
    this.personalData.add({ name: 'confirmations', export: exportAsks });
  }
}

async function exportAsks(tx: EntityManager, userId: number): Promise<Record<string, unknown>[]> {
  const asks = await tx.find(ConfirmationAsk, { where: { userId }, order: { id: 'ASC' } });
  return asks.map(({ farmId, placeId, askedAt, remindedAt, answer, answeredAt }) => ({
    ...{ farmId, placeId, answer },
    askedAt: askedAt?.toISOString() ?? null,
    remindedAt: remindedAt?.toISOString() ?? null,
    answeredAt: answeredAt?.toISOString() ?? null,
  }));
}
