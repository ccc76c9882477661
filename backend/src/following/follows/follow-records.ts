import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PersonalData } from '../../accounts/personal-data/personal-data.js';
import { fetchRows } from '../../platform/database/statement.js';
import { Follower } from '../followers/follower.entity.js';
import { followersOfAccount } from '../followers/followers.sql.js';
import { Follow } from './follow.entity.js';

@Injectable()
export class FollowRecords implements OnModuleInit {
  constructor(private readonly personalData: PersonalData) {}

  onModuleInit(): void {
    this.personalData.add({ name: 'follows', export: exportFollows, erase: eraseFollowers });
  }
}

async function exportFollows(tx: EntityManager, userId: number): Promise<Record<string, unknown>[]> {
  const records: Record<string, unknown>[] = [];
  for (const { id } of await fetchRows(tx, followersOfAccount, [userId])) {
    const follower = await tx.findOneByOrFail(Follower, { id });
    const follows = await tx.find(Follow, { where: { followerId: id }, order: { id: 'ASC' } });
    const { rhythm, byEmail, byPush, quietFrom, quietUntil, timeZone, confirmedAt, stoppedAt } = follower;
    records.push({
      ...{ rhythm, byEmail, byPush, quietFrom, quietUntil, timeZone },
      confirmedAt: confirmedAt?.toISOString() ?? null,
      stoppedAt: stoppedAt?.toISOString() ?? null,
      createdAt: follower.createdAt.toISOString(),
      follows: follows.map(({ key, name, words, zipCode, miles, createdAt }) => ({
        ...{ key, name, words, zipCode, miles },
        createdAt: createdAt.toISOString(),
      })),
    });
  }
  return records;
}

async function eraseFollowers(tx: EntityManager, userId: number): Promise<void> {
  for (const { id } of await fetchRows(tx, followersOfAccount, [userId])) await tx.delete(Follower, { id });
}
