import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { Transporter } from 'nodemailer';
import { DataSource, type EntityManager } from 'typeorm';
import { MAIL_DAYS } from '../../contract/site/retention.js';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { changeRows } from '../database/statement.js';
import { Jobs } from '../jobs/jobs.js';
import { runSteps } from '../jobs/run-steps.js';
import { failureDetail, isRefusedForGood, nextTryAfter, type SmtpError } from './delivery.rules.js';
import { MailAttempt } from './mail-attempt.entity.js';
import { BULK_MAIL_QUEUE, MAIL_QUEUE, type MailJob } from './mail-outbox.js';
import { Mail } from './mail.entity.js';
import { deleteOld, forgetSenders } from './mails.sql.js';

/** For each step, in milliseconds. */
const TIMEOUTS = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
};
/** The other server that is sending it may have died. */
const LOOK_AGAIN_SECONDS = 60;
const BULK_CONNECTION = { pool: true, maxConnections: 1, maxMessages: 100 } as const;
const REMOVED = '(Removed after sending, because it held a link for its reader alone.)';
const REMOVED_TEXTS = { html: REMOVED, text: REMOVED, unsubscribePath: null };

interface Outcome {
  isSent: boolean;
  isFinal: boolean;
  detail: string;
}

const TOO_LATE: Outcome = { isSent: false, isFinal: true, detail: 'It was too late to send it.' };

@Injectable()
export class MailDelivery implements OnApplicationShutdown {
  private readonly logger = new Logger('Mail');
  private readonly transports: { single?: Promise<Transporter>; bulk?: Promise<Transporter> } = {};

  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: Jobs,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Mails under way have ended by now. */
  async onApplicationShutdown(): Promise<void> {
    (await this.transports.bulk)?.close();
  }

  /** Also forgets who caused mails older than a day. */
  cleanUp(): Promise<void> {
    return runSteps([
      () => changeRows(this.dataSource, deleteOld, [MAIL_DAYS]),
      () => changeRows(this.dataSource, forgetSenders, []),
    ]);
  }

  /** The row stays locked meanwhile, so that no other worker sends the same mail. */
  async deliver(smtpUrl: string, job: MailJob): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const mails = tx.getRepository(Mail);
      const waiting = { id: job.mailId, status: 'waiting' } as const;
      const lock = { mode: 'pessimistic_write', onLocked: 'skip_locked' } as const;
      const mail = await mails.findOne({ where: waiting, lock });
      if (mail) await this.tryOnce(tx, smtpUrl, mail);
      else if (await mails.existsBy(waiting)) await this.enqueueAgain(tx, job, LOOK_AGAIN_SECONDS);
    });
  }

  /** Marked before it is sent: a full database could not mark it, and would send it again and again. */
  private async tryOnce(tx: EntityManager, smtpUrl: string, mail: Mail): Promise<void> {
    const { id, html, text, isSecret, unsubscribePath, sendBefore } = mail;
    const mails = tx.getRepository(Mail);
    const attempt = await tx.getRepository(MailAttempt).save({ mailId: id, isSent: true, detail: '' });
    await mails.update(id, { status: 'sent', sentAt: new Date(), ...(isSecret ? REMOVED_TEXTS : {}) });
    const isLate = sendBefore !== null && sendBefore <= new Date();
    const outcome = isLate ? TOO_LATE : await this.send(smtpUrl, mail);
    if (outcome.isSent) {
      // A step of its own: if it fails, the mail is sent anyway.
      await tx
        .transaction((step) => step.update(MailAttempt, attempt.id, { detail: outcome.detail }))
        .catch((error: unknown) =>
          this.logger.warn(`Mail ${id} was taken: ${outcome.detail}; ${String(error)}`),
        );
      return;
    }
    await mails.update(id, {
      status: 'waiting',
      sentAt: null,
      ...(isSecret ? { html, text, unsubscribePath } : {}),
    });
    await this.noteFailure(tx, attempt, mail, outcome);
  }

  private async send(smtpUrl: string, mail: Mail): Promise<Outcome> {
    try {
      const sent = (await (
        await this.transporter(smtpUrl, mail.unsubscribePath !== null)
      ).sendMail({
        from: this.config.mail.from,
        // As objects, so that no text becomes a list of addresses.
        to: { name: '', address: mail.recipient },
        replyTo: { name: '', address: mail.replyTo ?? this.config.mail.team },
        subject: mail.subject,
        html: mail.html,
        text: mail.text,
        messageId: mail.messageId,
        date: mail.createdAt,
        headers: { 'Auto-Submitted': 'auto-generated', ...this.unsubscribeHeaders(mail) },
      })) as { response: string };
      return { isSent: true, isFinal: true, detail: sent.response.slice(0, 500) };
    } catch (error) {
      const failure = error as SmtpError;
      return { isSent: false, isFinal: isRefusedForGood(failure), detail: failureDetail(failure) };
    }
  }

  /** Mail programs stop such mails by one request, without showing a page (RFC 8058). */
  private unsubscribeHeaders({ unsubscribePath }: Mail): Record<string, string> {
    if (unsubscribePath === null) return {};
    return {
      'List-Unsubscribe': `<${this.config.server.publicUrl}${unsubscribePath}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    };
  }

  private async noteFailure(
    tx: EntityManager,
    { id }: MailAttempt,
    { id: mailId, isSecret, unsubscribePath }: Mail,
    { isFinal, detail }: Outcome,
  ): Promise<void> {
    const attempts = tx.getRepository(MailAttempt);
    await attempts.update(id, { isSent: false, detail });
    const again = isFinal ? null : nextTryAfter(await attempts.countBy({ mailId }));
    const job: MailJob = { mailId, ...(unsubscribePath !== null && { isBulk: true }) };
    if (again !== null) await this.enqueueAgain(tx, job, again);
    else
      await tx.getRepository(Mail).update(mailId, { status: 'failed', ...(isSecret ? REMOVED_TEXTS : {}) });
    this.logger.warn(
      `Mail ${mailId} was not taken (${detail}); ${again === null ? 'given up' : `again in ${again} s`}.`,
    );
  }

  private enqueueAgain(tx: EntityManager, job: MailJob, inSeconds: number): Promise<void> {
    return this.jobs.enqueue(
      tx,
      job.isBulk ? BULK_MAIL_QUEUE : MAIL_QUEUE,
      job,
      String(job.mailId),
      inSeconds,
    );
  }

  /** nodemailer is loaded with the first mail. Mails to many share a connection for a while. */
  private transporter(url: string, isBulk: boolean): Promise<Transporter> {
    const use = isBulk ? 'bulk' : 'single';
    const options = { url, ...TIMEOUTS, disableFileAccess: true, disableUrlAccess: true };
    return (this.transports[use] ??= import('nodemailer').then(({ createTransport }): Transporter =>
      isBulk ? createTransport({ ...options, ...BULK_CONNECTION }) : createTransport(options),
    ));
  }
}
