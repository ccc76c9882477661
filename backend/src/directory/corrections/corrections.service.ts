import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { UsersService } from '../../accounts/users/users.service.js';
import type { CorrectionReceipt, CorrectionRequest } from '../../contract/directory/corrections.js';
import type { CorrectionStatusRequest, OwnCorrectionView } from '../../contract/directory/dashboard.js';
import { changeRows } from '../../platform/database/statement.js';
import { DomainError } from '../../platform/http/errors/domain-error.js';
import { MailOutbox } from '../../platform/mail/mail-outbox.js';
import { Correction } from '../tables/correction.entity.js';
import { FarmClaim } from '../tables/farm-claim.entity.js';
import { Farm } from '../tables/farm.entity.js';
import { Place } from '../tables/place.entity.js';
import { correctionMail, correctionTeamMail } from './correction-mails.js';
import { openNotes } from './own-notes.js';
import { setStatusOfOwnNote } from './own-notes.sql.js';

@Injectable()
export class CorrectionsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly mails: MailOutbox,
  ) {}

  /** @param address as `visitorAddress` has it @throws PLACE_NOT_FOUND */
  async create(
    { placeId, message, ...request }: CorrectionRequest,
    address: string,
  ): Promise<CorrectionReceipt> {
    const by = this.mails.network(address);
    const email = request.email ?? null;
    const [type, id] = placeId.split('-');
    return this.dataSource.transaction(async (tx) => {
      const subject = await subjectOf(tx, type === 'farm' ? { farmId: Number(id) } : { placeId: Number(id) });
      const { name, ownerId, ...ids } = subject;
      const saved = await tx.save(Correction, tx.create(Correction, { ...ids, message, email }));
      const note = { name, message, email, farmId: saved.farmId };
      const owner = ownerId === null ? null : await this.users.contact(tx, ownerId);
      if (owner) await this.mails.enqueue(tx, correctionMail(note, owner, by));
      await this.mails.enqueue(tx, correctionTeamMail(note, this.mails.teamAddress, by));
      return { id: saved.id, createdAt: saved.createdAt.toISOString() };
    });
  }

  ownCorrections(userId: number): Promise<OwnCorrectionView[]> {
    return openNotes(this.dataSource.manager, userId);
  }

  /** @throws CORRECTION_NOT_FOUND, also for a note on somebody else's */
  async setStatus(userId: number, id: number, { status }: CorrectionStatusRequest): Promise<void> {
    const changed = await changeRows(this.dataSource, setStatusOfOwnNote, [userId, id, status]);
    if (changed === 0) throw new DomainError('CORRECTION_NOT_FOUND');
  }
}

interface Subject {
  farmId?: number;
  placeId?: number;
  name: string;
  ownerId: number | null;
}

/** @returns the farm's owner; null while staff have yet to look at the claim by which they have it */
async function speakerOf(tx: EntityManager, { id, userId }: Farm): Promise<number | null> {
  if (userId === null) return null;
  return (await tx.existsBy(FarmClaim, { farmId: id, userId, status: 'new' })) ? null : userId;
}

/** A note on a place that a farm stands for is about that farm. @throws PLACE_NOT_FOUND */
async function subjectOf(
  tx: EntityManager,
  { farmId, placeId }: { farmId?: number; placeId?: number },
): Promise<Subject> {
  // Locked against deleting only, so that what the note points to is still there when it is stored.
  const lock = { mode: 'for_key_share' } as const;
  if (farmId !== undefined) {
    const farm = await tx.findOne(Farm, { where: { id: farmId }, lock });
    if (!farm) throw new DomainError('PLACE_NOT_FOUND');
    return { farmId, name: farm.name, ownerId: await speakerOf(tx, farm) };
  }
  const place = placeId === undefined ? null : await tx.findOne(Place, { where: { id: placeId }, lock });
  if (!place || (place.hiddenAt !== null && place.farmId === null)) throw new DomainError('PLACE_NOT_FOUND');
  if (place.farmId !== null) return subjectOf(tx, { farmId: place.farmId });
  return { placeId: place.id, name: place.name, ownerId: null };
}
