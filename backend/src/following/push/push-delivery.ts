import { Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { changeRows, fetchRows } from '../../platform/database/statement.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { nextPushAfter } from '../../platform/push/push-answer.rules.js';
import { PushClient, type PushResult } from '../../platform/push/push-client.js';
import { boundedMessage, type PushMessage } from '../../platform/push/push-message.rules.js';
import { PushSubscription } from './push-subscription.entity.js';
import * as sql from './push.sql.js';

export const PUSH_QUEUE = 'push';
const TOGETHER = 20;
/** In seconds: how long a push service keeps it for a device that is off. */
const MOST_TTL = 86_400;
/** When to look again at a message of another server, which may have died. */
const LOOK_AGAIN_SECONDS = 60;

export interface Told {
  message: PushMessage;
  /** It does not reach a device from then on. */
  sendBefore: Date;
  announcementIds: readonly number[];
  /** Of an order: whoever works there. */
  membershipId?: number;
}

export interface PushJob {
  messageId: number;
}

type Sent = sql.DueMessage & { result: PushResult };

@Injectable()
export class PushDelivery {
  private readonly logger = new Logger('Push');

  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: Jobs,
    private readonly client: PushClient,
  ) {}

  toldDevices(
    tx: EntityManager,
    followerId: number,
    announcementIds: readonly number[],
  ): Promise<sql.ToldDevice[]> {
    return fetchRows(tx, sql.toldDevices, [followerId, announcementIds]);
  }

  /** A device gets one message of a tag; a second call with it does nothing. */
  async sendPush(
    tx: EntityManager,
    devices: readonly number[],
    { message, sendBefore, announcementIds, membershipId }: Told,
  ): Promise<void> {
    const { title, text, path, tag } = boundedMessage(message);
    const added = await fetchRows(tx, sql.insertMessages, [
      devices,
      title,
      text,
      path,
      tag,
      sendBefore,
      announcementIds,
      membershipId ?? null,
    ]);
    for (const { id } of added) await this.enqueue(tx, id);
  }

  /** Sends some side by side; jobs that find theirs sent have nothing left to do. */
  async deliver({ messageId }: PushJob): Promise<void> {
    const gone = await this.dataSource.transaction(async (tx) => {
      const due = await fetchRows(tx, sql.lockDue, [TOGETHER]);
      const toSend: sql.DueMessage[] = [];
      for (const message of due) if (!(await this.isOver(tx, message))) toSend.push(message);
      if (due.length === 0 && (await fetchRows(tx, sql.isWaiting, [messageId])).length > 0) {
        await this.enqueue(tx, messageId, LOOK_AGAIN_SECONDS);
      }
      return this.sendAll(tx, toSend);
    });
    // Outside of the work's transaction: two servers removing the same devices would deadlock.
    for (const id of new Set(gone)) await this.dataSource.getRepository(PushSubscription).delete(id);
  }

  private async isOver(tx: EntityManager, { id, isWanted, sendBefore }: sql.DueMessage): Promise<boolean> {
    const isOver = !isWanted || sendBefore.getTime() <= Date.now();
    if (isOver) await changeRows(tx, sql.end, [id, 'dropped']);
    return isOver;
  }

  private async sendAll(tx: EntityManager, messages: readonly sql.DueMessage[]): Promise<number[]> {
    if (messages.length === 0) return [];
    const ids = messages.map(({ id }) => id);
    await changeRows(tx, sql.markSent, [ids]);
    const sent = await Promise.all(
      messages.map(async (message) => ({ ...message, result: await this.send(message) })),
    );
    for (const message of sent) await this.settle(tx, message);
    // A step of its own: if it fails, the messages are sent anyway.
    await tx
      .transaction((step) =>
        changeRows(step, sql.noteAnswers, [ids, sent.map(({ result }) => result.detail)]),
      )
      .catch((error: unknown) =>
        this.logger.warn(`What push services answered could not be noted: ${String(error)}`),
      );
    return sent.filter(({ result }) => result.kind === 'gone').map(({ subscriptionId }) => subscriptionId);
  }

  private send(message: sql.DueMessage): Promise<PushResult> {
    const { title, text, path, tag } = message;
    const seconds = (message.sendBefore.getTime() - Date.now()) / 1_000;
    return this.client.send(message, { title, text, path, tag }, Math.min(MOST_TTL, seconds));
  }

  private async settle(tx: EntityManager, { id, tries, result }: Sent): Promise<void> {
    if (result.kind === 'sent') return;
    const again = result.kind === 'later' ? nextPushAfter(tries + 1, result.afterSeconds) : null;
    if (again === null) await changeRows(tx, sql.end, [id, 'failed']);
    else await this.later(tx, id, again);
  }

  private async later(tx: EntityManager, id: number, seconds: number): Promise<void> {
    await changeRows(tx, sql.postpone, [id, seconds]);
    await this.enqueue(tx, id, seconds);
  }

  private enqueue(tx: EntityManager, messageId: number, inSeconds = 0): Promise<void> {
    const job: PushJob = { messageId };
    return this.jobs.enqueue(tx, PUSH_QUEUE, job, String(messageId), inSeconds);
  }
}
