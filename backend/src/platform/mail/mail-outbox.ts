import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { Jobs } from '../jobs/jobs.js';
import { headerText } from './delivery.rules.js';
import type { MailDraft } from './mail-draft.js';
import { layoutMail } from './mail-layout.js';
import { Mail } from './mail.entity.js';

export type { MailDraft } from './mail-draft.js';

/** The queue of mails to deliver. */
export const MAIL_QUEUE = 'mail';
const SUBJECT_LENGTH = 200;

/** One try at delivering a mail. */
export interface MailJob {
  mailId: number;
  isSecret: boolean;
}

/** Writes mails into the outbox. */
@Injectable()
export class MailOutbox {
  /** The address that the team reads. */
  readonly teamAddress: string;

  constructor(
    private readonly jobs: Jobs,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    this.teamAddress = config.mail.team;
  }

  /**
   * Puts a mail into the outbox and enqueues its delivery, both in the transaction that causes it.
   * @returns the mail's id
   */
  async enqueue(tx: EntityManager, draft: MailDraft): Promise<number> {
    const subject = headerText(draft.subject).slice(0, SUBJECT_LENGTH);
    const mail = await tx.getRepository(Mail).save({
      kind: draft.kind,
      recipient: headerText(draft.to),
      replyTo: draft.replyTo === undefined ? null : headerText(draft.replyTo),
      subject,
      ...layoutMail({ ...draft, subject }, { ...this.config.server, teamAddress: this.teamAddress }),
      messageId: `<${randomUUID()}@${this.domain}>`,
    });
    const job: MailJob = { mailId: mail.id, isSecret: draft.isSecret ?? false };
    await this.jobs.enqueue(tx, MAIL_QUEUE, job, String(mail.id));
    return mail.id;
  }

  /** The part behind the @ of the address that mails come from. */
  private get domain(): string {
    return /@([^@<>\s]+)>?\s*$/.exec(this.config.mail.from)?.[1] ?? 'farmgate.invalid';
  }
}
