import { Injectable, type OnModuleInit } from '@nestjs/common';
import { OwnerChanges } from '../../accounts/businesses/owner-changes.js';
import { PersonalData } from '../../accounts/personal-data/personal-data.js';
import { Closure } from '../tables/closure.entity.js';

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
    this.ownerChanges.add(async (tx, { from, to }) => {
      await tx.update(Closure, { userId: from }, { userId: to });
    });
  }
}
