import { Body, Injectable, Param } from '@nestjs/common';
import {
  AdminCorrection,
  CORRECTION_STATUSES,
  CorrectionDecision,
} from '../../contract/directory/admin/corrections.admin.js';
import { adminResource, RecordParams, StaffAction } from '../../platform/admin/admin-resource.js';
import type { Row } from '../../platform/admin/admin-rows.js';
import { contains, idIs, oneOf, since, until } from '../../platform/admin/filters.js';
import { CurrentUser, type SignedInUser } from '../../platform/http/security/current-user.js';
import { DomainError } from '../../platform/http/errors/domain-error.js';
import { MailOutbox } from '../../platform/mail/mail-outbox.js';
import { correctionAnswerMail } from './correction-mails.js';

/** What visitors say is wrong, for the team. */
@Injectable()
export class CorrectionsAdminController extends adminResource({
  name: 'corrections',
  table: 'corrections',
  row: AdminCorrection,
  joins: `LEFT JOIN farms AS farm ON farm.id = t.farm_id LEFT JOIN places AS place ON place.id = t.place_id`,
  columns: {
    id: 't.id',
    message: 't.message',
    email: 't.email',
    status: 't.status',
    placeId: 't.place_id',
    farmId: 't.farm_id',
    name: 'coalesce(farm.name, place.name)',
    address: 'coalesce(farm.address, place.address)',
    createdAt: 't.created_at',
  },
  sorts: ['id', 'createdAt', 'status'],
  defaultSort: ['createdAt', 'DESC'],
  filters: {
    q: contains('t.message', 't.email'),
    status: oneOf('t.status', CORRECTION_STATUSES),
    farmId: idIs('t.farm_id'),
    placeId: idIs('t.place_id'),
    createdSince: since('t.created_at'),
    createdUntil: until('t.created_at'),
  },
}) {
  constructor(private readonly mails: MailOutbox) {
    super();
  }

  /** It was right, and is corrected. */
  @StaffAction(':id/done', AdminCorrection)
  done(
    @CurrentUser() actor: SignedInUser,
    @Param({ schema: RecordParams }) { id }: RecordParams,
    @Body({ schema: CorrectionDecision }) { answer }: CorrectionDecision,
  ): Promise<Row> {
    return this.decide(actor, id, 'done', answer);
  }

  /** Nothing is to be corrected. */
  @StaffAction(':id/dismiss', AdminCorrection)
  dismiss(
    @CurrentUser() actor: SignedInUser,
    @Param({ schema: RecordParams }) { id }: RecordParams,
    @Body({ schema: CorrectionDecision }) { answer }: CorrectionDecision,
  ): Promise<Row> {
    return this.decide(actor, id, 'dismissed', answer);
  }

  private decide(
    actor: SignedInUser,
    id: string,
    status: 'done' | 'dismissed',
    answer: string | null,
  ): Promise<Row> {
    const action = status === 'done' ? 'done' : 'dismiss';
    return this.act({ actor, action, ...(answer && { reason: answer }) }, id, async (tx, row) => {
      const correction = row as unknown as AdminCorrection;
      if (correction.status !== 'new') throw new DomainError('ALREADY_DECIDED');
      await tx.query('UPDATE corrections SET status = $2 WHERE id = $1', [id, status]);
      if (answer === null) return;
      const { email } = correction;
      if (email === null) throw new DomainError('NO_ADDRESS');
      const mail = correctionAnswerMail({ ...correction, email }, answer, this.mails.teamAddress);
      await this.mails.enqueue(tx, mail);
    });
  }
}
