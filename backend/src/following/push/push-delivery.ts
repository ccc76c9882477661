import { Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { changeRows, fetchRows } from '../../platform/database/statement.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { nextPushAfter } from '../../platform/push/push-answer.rules.js';
import { PushClient, type PushResult } from '../../platform/push/push-client.js';
import { boundedMessage, type PushMessage } from '../../platform/push/push-message.rules.js';
import { PushSubscription } from './push-subscription.entity.js';
import * as sql from './push.sql.js';

/** The queue of messages to devices. */
export const PUSH_QUEUE = 'push';
/** Messages that are sent side by side. */
const TOGETHER = 20;
/** A push service keeps it so long for a device that is off, in seconds. */
const MOST_TTL = 86_400;
/**
 * A message that another server is sending is looked at again after this time, should that server have
 * died.
 */
const LOOK_AGAIN_SECONDS = 60;

/** What devices are told. */
export interface Told {
  message: PushMessage;
  /** It does not reach a device from then on. */
  sendBefore: Date;
  announcementIds: readonly number[];
}

export interface PushJob {
  messageId: number;
}

type Sent = sql.DueMessage & { result: PushResult };

/** Hands messages to the push services of followers' devices, each once, whichever server does it. */
@Injectable()
export class PushDelivery {
  private readonly logger = new Logger('Push');

  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: Jobs,
    private readonly client: PushClient,
  ) {}

  /** @returns the devices of a follower, with those of some announcements that they know already */
  toldDevices(
    tx: EntityManager,
    followerId: number,
    announcementIds: readonly number[],
  ): Promise<sql.ToldDevice[]> {
    return fetchRows(tx, sql.toldDevices, [followerId, announcementIds]);
  }

  /**
   * Enqueues a message for devices, in the transaction that causes it. A device gets one message of a tag; a
   * second call with the same tag does nothing.
   */
  async sendPush(
    tx: EntityManager,
    devices: readonly number[],
    { message, sendBefore, announcementIds }: Told,
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
    ]);
    for (const { id } of added) await this.enqueue(tx, id);
  }

  /** Sends what is due, some side by side: jobs that find theirs sent have nothing left to do. */
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
    // On its own: two servers that remove the same devices inside of their work would wait for each other.
    for (const id of new Set(gone)) await this.dataSource.getRepository(PushSubscription).delete(id);
  }

  /** @returns whether a message is not to be sent anymore; it is dropped then */
  private async isOver(tx: EntityManager, { id, isWanted, sendBefore }: sql.DueMessage): Promise<boolean> {
    const isOver = !isWanted || sendBefore.getTime() <= Date.now();
    if (isOver) await changeRows(tx, sql.end, [id, 'dropped']);
    return isOver;
  }

  /** @returns the devices that are gone */
  private async sendAll(tx: EntityManager, messages: readonly sql.DueMessage[]): Promise<number[]> {
    if (messages.length === 0) return [];
    const ids = messages.map(({ id }) => id);
    await changeRows(tx, sql.markSent, [ids]);
    const sent = await Promise.all(
      messages.map(async (message) => ({ ...message, result: await this.send(message) })),
    );
    for (const message of sent) await this.settle(tx, message);
    // As a step of its own, without which they are sent all the same.
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
