import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AdminMail, MailKinds } from '../../contract/backoffice/mails.admin.js';
import { AdminRows, type Row } from '../../platform/admin/admin-rows.js';
import { StaffResource } from '../../platform/admin/staff-resource.js';
import { fetchRows } from '../../platform/database/statement.js';
import { DomainError } from '../../platform/http/errors/domain-error.js';
import type { SignedInUser } from '../../platform/http/security/current-user.js';
import { MailOutbox } from '../../platform/mail/mail-outbox.js';
import { mailWithAttempts, shownMail } from '../../platform/mail/read-outbox.js';
import { mailKinds, mailResource } from './mails.admin.sql.js';

@Injectable()
export class MailsStaff extends StaffResource {
  constructor(
    rows: AdminRows,
    private readonly mails: MailOutbox,
  ) {
    super(mailResource, rows);
  }

  async kinds(): Promise<MailKinds> {
    const rows = await fetchRows(this.dataSource, mailKinds, []);
    return rows.map(({ kind }) => kind);
  }

  retry(actor: SignedInUser, id: string): Promise<Row> {
    return this.act({ actor, action: 'retry' }, id, async (tx, mail) => {
      assertOpen(mail as AdminMail, 'failed');
      await this.mails.retry(tx, Number(id));
    });
  }

  async resend(actor: SignedInUser, id: string): Promise<Row> {
    return this.act({ actor, action: 'resend' }, id, async (tx, mail) => {
      assertOpen(mail as AdminMail, 'sent');
      await this.mails.sendAgain(tx, Number(id));
    });
  }

  protected override async complete(row: Row, tx: EntityManager): Promise<Row> {
    const { id: mailId } = row as AdminMail;
    const found = await mailWithAttempts(tx, mailId);
    if (!found) throw new DomainError('RECORD_NOT_FOUND');
    return {
      ...shownMail(found.mail),
      tries: found.attempts.map(({ isSent, detail, createdAt }) => ({
        isSent,
        detail,
        createdAt: createdAt.toISOString(),
      })),
    };
  }
}

/** @throws MAIL_IS_SECRET, ALREADY_DECIDED */
function assertOpen({ isSecret, status }: AdminMail, expected: AdminMail['status']): void {
  if (isSecret) throw new DomainError('MAIL_IS_SECRET');
  if (status !== expected) throw new DomainError('ALREADY_DECIDED');
}
