import { Injectable } from '@nestjs/common';
import { AdminCorrection, CorrectionDecision } from '../../contract/directory/admin/corrections.admin.js';
import { AdminRows, type Row } from '../../platform/admin/admin-rows.js';
import { StaffResource } from '../../platform/admin/staff-resource.js';
import { DomainError } from '../../platform/http/errors/domain-error.js';
import type { SignedInUser } from '../../platform/http/security/current-user.js';
import { MailOutbox } from '../../platform/mail/mail-outbox.js';
import { Correction } from '../tables/correction.entity.js';
import { correctionAnswerMail } from './correction-mails.js';
import { correctionResource } from './corrections.admin.sql.js';

@Injectable()
export class CorrectionsStaff extends StaffResource {
  constructor(
    rows: AdminRows,
    private readonly mails: MailOutbox,
  ) {
    super(correctionResource, rows);
  }

  done(actor: SignedInUser, id: string, { answer }: CorrectionDecision): Promise<Row> {
    return this.decide(actor, id, 'done', answer);
  }

  dismiss(actor: SignedInUser, id: string, { answer }: CorrectionDecision): Promise<Row> {
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
      await tx.update(Correction, { id: Number(id) }, { status });
      if (answer === null) return;
      const { email } = correction;
      if (email === null) throw new DomainError('NO_ADDRESS');
      const mail = correctionAnswerMail({ ...correction, email }, answer, this.mails.teamAddress);
      await this.mails.enqueue(tx, mail);
    });
  }
}
