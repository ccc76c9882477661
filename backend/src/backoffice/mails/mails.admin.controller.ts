import { Body, Get, Injectable, Param } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { NoBody } from '../../contract/backoffice/admin.js';
import { AdminMail, AdminMailRow, MAIL_STATUSES, MailKinds } from '../../contract/backoffice/mails.admin.js';
import { adminResource, RecordParams, StaffAction } from '../../platform/admin/admin-resource.js';
import type { Row } from '../../platform/admin/admin-rows.js';
import { contains, flag, oneOf, since, textIs, until } from '../../platform/admin/filters.js';
import { Access } from '../../platform/http/security/access.js';
import { Answers } from '../../platform/http/answers/answers.js';
import { CurrentUser, type SignedInUser } from '../../platform/http/security/current-user.js';
import { DomainError } from '../../platform/http/errors/domain-error.js';
import { MailOutbox } from '../../platform/mail/mail-outbox.js';

/** What nobody but its reader may see stays in the database. */
const unlessSecret = (column: string) => `CASE WHEN t.is_secret THEN NULL ELSE t.${column} END`;

/** What was written to whom, and what became of it. */
@Injectable()
export class MailsAdminController extends adminResource({
  name: 'mails',
  table: 'mails',
  row: AdminMailRow,
  record: AdminMail,
  columns: {
    id: 't.id',
    kind: 't.kind',
    recipient: 't.recipient',
    subject: 't.subject',
    status: 't.status',
    isSecret: 't.is_secret',
    attempts: '(SELECT count(*)::int FROM mail_attempts WHERE mail_id = t.id)',
    createdAt: 't.created_at',
    sentAt: 't.sent_at',
    replyTo: 't.reply_to',
    html: unlessSecret('html'),
    text: unlessSecret('text'),
  },
  sorts: ['id', 'createdAt'],
  // Later ids are later mails, and the filters have their indexes by the moment.
  sortColumns: { id: 't.created_at' },
  defaultSort: ['createdAt', 'DESC'],
  filters: {
    recipient: contains('t.recipient'),
    kind: textIs('t.kind'),
    status: oneOf('t.status', MAIL_STATUSES),
    isSecret: flag('t.is_secret'),
    createdSince: since('t.created_at'),
    createdUntil: until('t.created_at'),
  },
}) {
  constructor(private readonly mails: MailOutbox) {
    super();
  }

  /** What mails there are for; each found by its index, without reading the mails. */
  @Get('kinds')
  @Access('admin')
  @Answers(MailKinds)
  async kinds(): Promise<MailKinds> {
    const rows = await this.dataSource.query<{ kind: string }[]>(
      `WITH RECURSIVE found AS (
         (SELECT kind FROM mails ORDER BY kind LIMIT 1)
         UNION ALL
         SELECT (SELECT kind FROM mails WHERE kind > found.kind ORDER BY kind LIMIT 1) FROM found WHERE found.kind IS NOT NULL
       )
       SELECT kind FROM found WHERE kind IS NOT NULL`,
    );
    return rows.map(({ kind }) => kind);
  }

  /** Tries a mail again that was given up. */
  @StaffAction(':id/retry', AdminMail)
  retry(
    @CurrentUser() actor: SignedInUser,
    @Param({ schema: RecordParams }) { id }: RecordParams,
    @Body({ schema: NoBody }) _body: NoBody,
  ): Promise<Row> {
    return this.act({ actor, action: 'retry' }, id, async (tx, mail) => {
      assertOpen(mail as AdminMail, 'failed');
      await this.mails.retry(tx, Number(id));
    });
  }

  /** Sends a mail once more that has arrived, or got lost behind the mail server. */
  @StaffAction(':id/resend', AdminMail)
  async resend(
    @CurrentUser() actor: SignedInUser,
    @Param({ schema: RecordParams }) { id }: RecordParams,
    @Body({ schema: NoBody }) _body: NoBody,
  ): Promise<Row> {
    return this.act({ actor, action: 'resend' }, id, async (tx, mail) => {
      assertOpen(mail as AdminMail, 'sent');
      await this.mails.sendAgain(tx, Number(id));
    });
  }

  protected override async complete(row: Row, tx: EntityManager): Promise<Row> {
    const tries = await tx.query<{ isSent: boolean; detail: string; createdAt: Date }[]>(
      `SELECT is_sent AS "isSent", detail, created_at AS "createdAt" FROM mail_attempts WHERE mail_id = $1 ORDER BY id`,
      [row.id],
    );
    return { tries: tries.map((one) => ({ ...one, createdAt: one.createdAt.toISOString() })) };
  }
}

/** @throws MAIL_IS_SECRET, ALREADY_DECIDED */
function assertOpen({ isSecret, status }: AdminMail, expected: AdminMail['status']): void {
  if (isSecret) throw new DomainError('MAIL_IS_SECRET');
  if (status !== expected) throw new DomainError('ALREADY_DECIDED');
}
