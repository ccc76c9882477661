import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PersonalData } from '../../accounts/personal-data/personal-data.js';
import { imageUrl } from '../../contract/shared/images.js';
import { Announcements } from '../../platform/announcements/announcements.js';
import { Media } from '../../platform/media/media.js';
import { FieldStatus } from '../tables/field-status.entity.js';
import { fieldStatusKey } from './field-status-news.js';
import { subjectOf } from './subject.js';

@Injectable()
export class FieldStatusRecords implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly media: Media,
    private readonly announcements: Announcements,
  ) {}

  onModuleInit(): void {
    this.personalData.add({
      name: 'fieldStatuses',
      export: exportStatuses,
      erase: (tx, userId) => this.erase(tx, userId),
    });
  }

  private async erase(tx: EntityManager, userId: number): Promise<void> {
    const said = await tx.findBy(FieldStatus, { userId });
    await tx.delete(FieldStatus, { userId });
    for (const { id, imageId } of said) {
      await this.announcements.withdraw(tx, fieldStatusKey(id));
      if (imageId !== null) await this.media.discard(tx, imageUrl(imageId));
    }
  }
}

async function exportStatuses(tx: EntityManager, userId: number): Promise<Record<string, unknown>[]> {
  const said = await tx.find(FieldStatus, { where: { userId }, order: { id: 'ASC' } });
  return said.map((status) => ({
    ...{ of: subjectOf(status), crop: status.crop, state: status.state, note: status.note },
    ...{ opens: status.opens, closes: status.closes, channel: status.channel },
    imageUrl: status.imageId === null ? null : imageUrl(status.imageId),
    saidAt: status.saidAt.toISOString(),
    until: status.until.toISOString(),
  }));
}
