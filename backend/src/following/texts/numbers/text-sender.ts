import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { CodeTexts } from '../../../platform/texting/code-texts.js';
import { TextRefused, TextUnanswered, Twilio } from '../../../platform/texting/twilio.client.js';
import { hasStopped } from '../consents.js';
import { Text } from '../entities/text.entity.js';

export const TEXT_QUEUE = 'text';
/** A code is of no use later. */
/** What stays of one in the list of texts. */
const A_CODE = '(A code)';
const MOST_AGE_MS = 10 * 60_000;
export const STATUS_PATH = '/api/webhooks/twilio/status';

export interface TextJob {
  textId: number;
  /** Kept while it waits; afterwards no row has the code. */
  body: string;
}

/** In Twilio's order; a text never goes back. */
const STEPS = ['waiting', 'asked', 'accepted', 'queued', 'sending', 'sent', 'delivered'];
const ENDS = ['undelivered', 'failed'];

@Injectable()
export class TextSender implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: Jobs,
    private readonly twilio: Twilio,
    private readonly codes: CodeTexts,
  ) {}

  onModuleInit(): void {
    this.codes.use((tx, { userId, phone }, text) =>
      this.enqueue(tx, { userId, ownerId: userId, phone }, text, A_CODE),
    );
  }

  /** @param shown what stays of it in the list of texts */
  async enqueue(
    tx: EntityManager,
    { userId, ownerId, phone }: { userId: number; ownerId: number; phone: string },
    body: string,
    shown = body,
  ): Promise<void> {
    const { id } = await tx.save(
      tx.create(Text, {
        ...{ userId, ownerId, channel: 'text', direction: 'out', address: phone, body: shown },
        ...{ outcome: 'sent', status: 'waiting', choices: null, undo: null },
      }),
    );
    const job: TextJob = { textId: id, body };
    await this.jobs.enqueue(tx, TEXT_QUEUE, job, String(id));
  }

  async noteStatus(providerId: string, status: string, errorCode: number | null): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const text = await tx.findOne(Text, { where: { providerId }, lock: { mode: 'pessimistic_write' } });
      if (!text || text.direction !== 'out' || !isFurther(text.status, status)) return;
      await tx.update(Text, { id: text.id }, { status, errorCode });
      if (ENDS.includes(status)) await this.noteFailed(tx, text);
    });
  }

  /** Noted before Twilio is asked: a crash in between sends nothing twice. */
  async send({ textId, body }: TextJob): Promise<void> {
    const texts = this.dataSource.manager;
    const text = await texts.findOneBy(Text, { id: textId });
    if (text?.status !== 'waiting') return;
    if (Date.now() - text.createdAt.getTime() > MOST_AGE_MS || (await hasStopped(texts, text.address))) {
      return this.giveUp(text, null);
    }
    const { affected } = await texts.update(Text, { id: textId, status: 'waiting' }, { status: 'asked' });
    if (affected !== 1) return;
    try {
      const providerId = await this.twilio.send(text.address, body, STATUS_PATH);
      await texts.update(Text, { id: textId }, { providerId });
    } catch (error) {
      // Not sent again: Twilio may have sent it.
      if (error instanceof TextUnanswered) return;
      if (error instanceof TextRefused) return this.giveUp({ ...text, status: 'asked' }, error.code);
      await texts.update(Text, { id: textId }, { status: 'waiting', errorCode: null });
      throw error;
    }
  }

  private giveUp(text: Text, errorCode: number | null): Promise<void> {
    return this.dataSource.transaction(async (tx) => {
      const failed = { status: 'failed', errorCode };
      const { affected } = await tx.update(Text, { id: text.id, status: text.status! }, failed);
      if (affected === 1) await this.noteFailed(tx, text);
    });
  }

  private async noteFailed(tx: EntityManager, { body, userId, address, createdAt }: Text): Promise<void> {
    if (body === A_CODE) await this.codes.noteFailed(tx, { userId, phone: address }, createdAt);
  }
}

export function isFurther(before: string | null, after: string): boolean {
  if (before !== null && [...ENDS, 'delivered'].includes(before)) return false;
  if (ENDS.includes(after)) return true;
  return STEPS.includes(after) && STEPS.indexOf(after) > STEPS.indexOf(before ?? 'waiting');
}
