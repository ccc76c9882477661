import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { NewStaffNote, NotesQuery, StaffNoteView } from '../../contract/backoffice/notes.admin.js';
import { writeAudit } from '../../platform/audit/write-audit.js';
import { fetchRows } from '../../platform/database/statement.js';
import { DomainError } from '../../platform/http/errors/domain-error.js';
import { staffMay } from '../../platform/http/security/access.js';
import type { SignedInUser } from '../../platform/http/security/current-user.js';
import { StaffNote } from '../../platform/notes/staff-note.entity.js';
import { addNote } from '../../platform/notes/staff-notes.js';
import { recordIsThere } from './notes.sql.js';

/** Who may read a record may read and write notes about it. */
@Injectable()
export class NotesService {
  constructor(private readonly dataSource: DataSource) {}

  /** @throws FORBIDDEN */
  list(reader: SignedInUser, of: NotesQuery): Promise<StaffNoteView[]> {
    refuse(reader, of);
    return notesOf(this.dataSource.manager, of);
  }

  /** @throws FORBIDDEN, RECORD_NOT_FOUND */
  add(actor: SignedInUser, { text, ...of }: NewStaffNote): Promise<StaffNoteView[]> {
    refuse(actor, of);
    return this.dataSource.transaction(async (tx) => {
      const [found] = await fetchRows(tx, recordIsThere(of.resource), [of.recordId]);
      if (!found?.isThere) throw new DomainError('RECORD_NOT_FOUND');
      await addNote(tx, actor, of, text);
      // Notes may tell of people: the log, which is kept, says that there is one.
      const entry = { actor, action: 'note', resource: of.resource, id: of.recordId };
      await writeAudit(tx, { ...entry, before: null, after: null });
      return notesOf(tx, of);
    });
  }
}

function refuse(user: SignedInUser, { resource }: NotesQuery): void {
  if (!staffMay(user, { resource, action: 'show' })) throw new DomainError('FORBIDDEN');
}

async function notesOf(tx: EntityManager, { resource, recordId }: NotesQuery): Promise<StaffNoteView[]> {
  const notes = await tx.find(StaffNote, { where: { resource, recordId }, order: { id: 'DESC' } });
  return notes.map(({ id, text, username, createdAt }) => ({
    ...{ id, text, username, createdAt: createdAt.toISOString() },
  }));
}
