import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PersonalData } from '../../accounts/personal-data/personal-data.js';
import { StaffNote } from '../../platform/notes/staff-note.entity.js';

const ERASED = 'a deleted account';

/** What staff wrote is theirs. What they wrote about a person goes with the account; no export has it. */
@Injectable()
export class NotesRecords implements OnModuleInit {
  constructor(private readonly personalData: PersonalData) {}

  onModuleInit(): void {
    this.personalData.add({ name: 'staffNotes', export: exportNotes, erase: eraseNotes });
  }
}

async function exportNotes(tx: EntityManager, userId: number): Promise<Record<string, unknown>[]> {
  const notes = await tx.find(StaffNote, { where: { userId }, order: { id: 'ASC' } });
  return notes.map(({ resource, recordId, text, createdAt }) => ({
    ...{ resource, recordId, text, createdAt: createdAt.toISOString() },
  }));
}

async function eraseNotes(tx: EntityManager, userId: number): Promise<void> {
  await tx.delete(StaffNote, { resource: 'users', recordId: userId });
  await tx.update(StaffNote, { userId }, { userId: null, username: ERASED });
}
