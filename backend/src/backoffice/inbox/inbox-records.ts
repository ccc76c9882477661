import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PersonalData } from '../../accounts/personal-data/personal-data.js';
import { InboxItem } from './inbox-item.entity.js';

/** What a member of the staff has in the inbox; whose it was goes with the account. */
@Injectable()
export class InboxRecords implements OnModuleInit {
  constructor(private readonly personalData: PersonalData) {}

  onModuleInit(): void {
    this.personalData.add({
      name: 'inbox',
      export: async (tx: EntityManager, ownerId: number) =>
        (await tx.findBy(InboxItem, { ownerId })).map(({ kind, recordId, note, snoozedUntil }) => ({
          ...{ kind, recordId, note, snoozedUntil },
        })),
    });
  }
}
