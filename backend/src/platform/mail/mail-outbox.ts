import { Inject, Injectable } from '@nestjs/common';
import { createHash, randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { cutText } from '../../contract/shared/cut-text.js';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { changeRows, fetchRows } from '../database/statement.js';
import { ipv6Prefix } from '../http/security/ipv6-prefix.js';
import { Jobs } from '../jobs/jobs.js';
import { headerText } from './delivery.rules.js';
import { noteEmail } from './emails-of-call.js';
import { type MailDraft, TYPED_MOST, TYPED_OF_ONE, type TypedMail } from './mail-draft.js';
import { layoutMail } from './mail-layout.js';
import { Mail } from './mail.entity.js';
import { mailboxKey } from './mailbox.rules.js';
import { countTyped, forgetKinds, lockMailbox, waitingMoments, withdrawMails } from './mails.sql.js';

export type { MailDraft } from './mail-draft.js';

export const MAIL_QUEUE = 'mail';
/** Keeps no other mail waiting. */
export const BULK_MAIL_QUEUE = 'mail-to-many';
const SUBJECT_LENGTH = 200;

export interface MailJob {
  mailId: number;
  isBulk?: boolean;
}

@Injectable()
export class MailOutbox {
  readonly teamAddress: string;

  constructor(
    private readonly jobs: Jobs,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    this.teamAddress = config.mail.team;
  }

  /** @param address as `visitorAddress` has it @returns null where networks are not told apart */
  network(address: string): string | null {
    return this.config.server.rateLimit ? ipv6Prefix(address) : null;
  }

  /** Locks the address until the transaction ends. @returns whether it has had its emails of a day */
  async hasEnough(tx: EntityManager, draft: Pick<MailDraft, 'kind' | 'to'> & { typed: TypedMail }) {
    return (await this.roomFor(tx, draft)) <= 0;
  }

  /** In the caller's transaction. @returns the id; null without an address, or if it had enough */
  async enqueue(tx: EntityManager, draft: MailDraft): Promise<number | null> {
    const { typed } = draft;
    // Who gave no address is told nothing: an order that a farm entered may have none.
    if (draft.to === '') return null;
    if (!typed) return this.write(tx, draft);
    const room = await this.roomFor(tx, { ...draft, typed });
    if (room <= 0) return null;
    const note = [draft.note, room === 1 ? typed.last : undefined].filter(Boolean).join(' ');
    return this.write(tx, { ...draft, ...(note !== '' && { note }) });
  }

  private async roomFor(
    tx: EntityManager,
    { kind, to, typed }: Pick<MailDraft, 'kind' | 'to'> & { typed: TypedMail },
  ): Promise<number> {
    const { cap = kind, ofOne = TYPED_OF_ONE, most = TYPED_MOST } = typed;
    const mailbox = mailboxKey(headerText(to));
    await fetchRows(tx, lockMailbox, [mailbox]);
    const [had] = await fetchRows(tx, countTyped, [mailbox, cap, senderKey(typed)]);
    return Math.min(most - (had?.count ?? 0), ofOne - (had?.ofOne ?? 0));
  }

  private async write(tx: EntityManager, draft: MailDraft): Promise<number> {
    const subject = cutText(headerText(draft.subject), SUBJECT_LENGTH);
    const mail = await tx.getRepository(Mail).save({
      kind: draft.kind,
      recipient: headerText(draft.to),
      replyTo: draft.replyTo === undefined ? null : headerText(draft.replyTo),
      subject,
      ...layoutMail({ ...draft, subject }, { ...this.config.server, teamAddress: this.teamAddress }),
      isSecret: draft.isSecret ?? false,
      isTyped: draft.typed !== undefined,
      typedCap: draft.typed?.cap ?? null,
      typedBy: draft.typed ? senderKey(draft.typed) : null,
      aboutResource: draft.about?.resource ?? null,
      aboutId: draft.about?.id ?? null,
      unsubscribePath: draft.bulk?.unsubscribePath ?? null,
      sendBefore: draft.bulk?.sendBefore ?? null,
      messageId: this.newMessageId(),
    });
    await this.enqueueDelivery(tx, mail);
    return mail.id;
  }

  /** A mail of its own, so that mail programs don't drop it as a copy. @returns its id */
  async sendAgain(tx: EntityManager, mailId: number): Promise<number> {
    const mails = tx.getRepository(Mail);
    const { id: _id, createdAt: _written, ...mail } = await mails.findOneByOrFail({ id: mailId });
    const again = await mails.save({
      ...mail,
      ...{ isTyped: false, typedCap: null, typedBy: null },
      status: 'waiting' as const,
      sentAt: null,
      messageId: this.newMessageId(),
    });
    await this.enqueueDelivery(tx, again);
    return again.id;
  }

  /** @param most where counting stops */
  waitingBulk(most: number): Promise<number> {
    return this.jobs.countDue(BULK_MAIL_QUEUE, most);
  }

  /** Only unsent ones. @param moments as PostgreSQL writes them @returns when they were written */
  async withdraw(
    tx: EntityManager,
    kind: string,
    { address, unsubscribePath }: { address: string; unsubscribePath: string },
    moments: readonly string[] | null = null,
  ): Promise<string[]> {
    const found = await fetchRows(tx, withdrawMails, [kind, address, unsubscribePath, moments]);
    return found.map(({ at }) => at);
  }

  /** @returns when they were written, as PostgreSQL writes it */
  async momentsOfWaiting(tx: EntityManager, kind: string): Promise<string[]> {
    return (await fetchRows(tx, waitingMoments, [kind])).map(({ at }) => at);
  }

  async forget(tx: EntityManager, kinds: readonly string[], address: string): Promise<void> {
    await changeRows(tx, forgetKinds, [kinds, address]);
  }

  /** For a mail that was given up. */
  async retry(tx: EntityManager, mailId: number): Promise<void> {
    await tx.getRepository(Mail).update(mailId, { status: 'waiting' });
    await this.enqueueDelivery(tx, { id: mailId, unsubscribePath: null });
  }

  private async enqueueDelivery(
    tx: EntityManager,
    { id, unsubscribePath }: Pick<Mail, 'id' | 'unsubscribePath'>,
  ): Promise<void> {
    const isBulk = unsubscribePath !== null;
    const job: MailJob = { mailId: id, ...(isBulk && { isBulk }) };
    noteEmail();
    await this.jobs.enqueue(tx, isBulk ? BULK_MAIL_QUEUE : MAIL_QUEUE, job, String(id));
  }

  private newMessageId(): string {
    return `<${randomUUID()}@${this.domain}>`;
  }

  private get domain(): string {
    return /@([^@<>\s]+)>?\s*$/.exec(this.config.mail.from)?.[1] ?? 'farmgate.invalid';
  }
}

const senderKey = ({ by }: TypedMail): string | null =>
  by === null ? null : createHash('sha256').update(by).digest('base64url');
