import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { PersonalData } from '../../accounts/personal-data/personal-data.js';
import { fetchRows } from '../../platform/database/statement.js';
import { MarketClaim } from '../tables/market-claim.entity.js';
import { MarketEvent } from '../tables/market-event.entity.js';
import { MarketManager } from '../tables/market-manager.entity.js';
import { feesOfUser } from './fees/fees.sql.js';

type Records = Record<string, unknown>[];

@Injectable()
export class MarketPeople implements OnModuleInit {
  constructor(private readonly personalData: PersonalData) {}

  onModuleInit(): void {
    this.personalData.add({ name: 'marketManagers', export: exportManagers });
    this.personalData.add({ name: 'marketClaims', export: exportClaims, erase: eraseClaims });
    this.personalData.add({ name: 'marketEvents', export: exportEvents });
    this.personalData.add({ name: 'marketFees', export: exportFees });
  }
}

async function exportManagers(tx: EntityManager, userId: number): Promise<Records> {
  const found = await tx.find(MarketManager, { where: { userId }, order: { id: 'ASC' } });
  return found.map(({ placeId, createdAt }) => ({ placeId, createdAt: createdAt.toISOString() }));
}

async function exportClaims(tx: EntityManager, userId: number): Promise<Records> {
  const found = await tx.find(MarketClaim, { where: { userId }, order: { id: 'ASC' } });
  return found.map(({ placeId, status, message, codeSentTo, reason, createdAt }) => ({
    ...{ placeId, status, message, codeSentTo, reason },
    createdAt: createdAt.toISOString(),
  }));
}

async function exportEvents(tx: EntityManager, userId: number): Promise<Records> {
  const found = await tx.find(MarketEvent, { where: { userId }, order: { id: 'ASC' } });
  return found.map(({ placeId, role, action, date, createdAt }) => ({
    ...{ placeId, role, action, date },
    createdAt: createdAt.toISOString(),
  }));
}

async function exportFees(tx: EntityManager, userId: number): Promise<Records> {
  return (await fetchRows(tx, feesOfUser, [userId])).map(({ paidAt, ...fee }) => ({
    ...fee,
    paidAt: paidAt?.toISOString() ?? null,
  }));
}

/** That a market was claimed stays; what was said, and where a code went, is the person's. */
async function eraseClaims(tx: EntityManager, userId: number): Promise<void> {
  await tx.update(MarketClaim, { userId, status: 'new' }, { status: 'withdrawn', decidedAt: new Date() });
  const said = { message: null, codeSentTo: null, codeHash: null };
  const own = await tx.find(MarketClaim, { where: { userId }, select: { id: true } });
  await tx.update(MarketClaim, { id: In(own.map(({ id }) => id)) }, said);
}
