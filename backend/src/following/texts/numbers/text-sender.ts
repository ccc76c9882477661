import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { TextRefused, TextUnanswered, Twilio } from '../../../platform/texting/twilio.client.js';
import { hasStopped } from '../consents.js';
import { Text } from '../entities/text.entity.js';

/** The queue of texts to send. */
export const TEXT_QUEUE = 'text';
/** A code is of no use later. */
const MOST_AGE_MS = 10 * 60_000;
export const STATUS_PATH = '/api/webhooks/twilio/status';

export interface TextJob {
  textId: number;
  /** What it says while it waits; afterwards no row has the code. */
  body: string;
}

/** How far Twilio has come with a text; it never goes back. */
const STEPS = ['waiting', 'asked', 'accepted', 'queued', 'sending', 'sent', 'delivered'];
const ENDS = ['undelivered', 'failed'];

/** Sends texts, each once. */
@Injectable()
export class TextSender {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: Jobs,
    private readonly twilio: Twilio,
  ) {}

  /** Queues a text in the transaction that causes it. @param shown what stays of it in the list of texts */
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

  /** Notes what Twilio says of a text. */
  async noteStatus(providerId: string, status: string, errorCode: number | null): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const text = await tx.findOne(Text, { where: { providerId }, lock: { mode: 'pessimistic_write' } });
      if (!text || text.direction !== 'out' || !isFurther(text.status, status)) return;
      await tx.update(Text, { id: text.id }, { status, errorCode });
    });
  }

  /** It is noted as asked for before Twilio is asked: a server that dies in between sends nothing twice. */
  async send({ textId, body }: TextJob): Promise<void> {
    const texts = this.dataSource.manager;
    const text = await texts.findOneBy(Text, { id: textId });
    if (text?.status !== 'waiting') return;
    if (Date.now() - text.createdAt.getTime() > MOST_AGE_MS || (await hasStopped(texts, text.address))) {
      await texts.update(Text, { id: textId, status: 'waiting' }, { status: 'failed' });
      return;
    }
    const { affected } = await texts.update(Text, { id: textId, status: 'waiting' }, { status: 'asked' });
    if (affected !== 1) return;
    try {
      const providerId = await this.twilio.send(text.address, body, STATUS_PATH);
      await texts.update(Text, { id: textId }, { providerId });
    } catch (error) {
      // It stays as it is: a second one could be sent twice.
      if (error instanceof TextUnanswered) return;
      const isRefused = error instanceof TextRefused;
      const status = isRefused ? 'failed' : 'waiting';
      await texts.update(Text, { id: textId }, { status, errorCode: isRefused ? error.code : null });
      if (!isRefused) throw error;
    }
  }
}

/** @returns whether a status comes after another one */
export function isFurther(before: string | null, after: string): boolean {
  if (before !== null && [...ENDS, 'delivered'].includes(before)) return false;
  if (ENDS.includes(after)) return true;
  return STEPS.includes(after) && STEPS.indexOf(after) > STEPS.indexOf(before ?? 'waiting');
}
