import { Injectable, type OnModuleInit } from '@nestjs/common';
import { OwnerChanges } from '../../accounts/businesses/owner-changes.js';
import { PersonalData } from '../../accounts/personal-data/personal-data.js';
import { Closure } from '../tables/closure.entity.js';
import { HolidayAnswer } from '../tables/holiday-answer.entity.js';

@Injectable()
export class ClosureRecords implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly ownerChanges: OwnerChanges,
  ) {}

  onModuleInit(): void {
    this.personalData.add({
      name: 'closures',
      export: async (tx, userId) =>
        (await tx.findBy(Closure, { userId })).map(({ id, from, to, note, createdAt }) => ({
          ...{ id, from, to, note, createdAt: createdAt.toISOString() },
        })),
      erase: async (tx, userId) => {
        await tx.delete(Closure, { userId });
      },
    });
    this.personalData.add({
      name: 'holidayAnswers',
      export: async (tx, userId) =>
        (await tx.findBy(HolidayAnswer, { userId })).map(({ day, answer, askedAt, answeredAt }) => ({
          ...{ day, answer, askedAt: askedAt?.toISOString() ?? null },
          answeredAt: answeredAt?.toISOString() ?? null,
        })),
      erase: async (tx, userId) => {
        await tx.delete(HolidayAnswer, { userId });
      },
    });
    this.ownerChanges.add(async (tx, { from, to }) => {
      await tx.update(Closure, { userId: from }, { userId: to });
      await tx.delete(HolidayAnswer, { userId: to });
      await tx.update(HolidayAnswer, { userId: from }, { userId: to });
    });
  }
}
