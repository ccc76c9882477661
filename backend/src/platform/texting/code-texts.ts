import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** Whom a text is about, and the number that it goes to ("+12395550100"). */
export interface CodeReader {
  userId: number;
  phone: string;
}

type Send = (tx: EntityManager, to: CodeReader, text: string) => Promise<void>;
/** @param sentAt when the text was written */
type Failed = (tx: EntityManager, to: CodeReader, sentAt: Date) => Promise<void>;

/** Sends codes by text, for domains that may not know who keeps the texts. */
@Injectable()
export class CodeTexts {
  private send: Send | null = null;
  private readonly failed: Failed[] = [];

  /** By whoever keeps the texts. */
  use(send: Send): void {
    this.send = send;
  }

  /** By whoever waits for a code to arrive. */
  onFailed(failed: Failed): void {
    this.failed.push(failed);
  }

  /** It was given up, or refused on its way. */
  async noteFailed(tx: EntityManager, to: CodeReader, sentAt: Date): Promise<void> {
    for (const failed of this.failed) await failed(tx, to, sentAt);
  }

  /** What is kept of it is without the code. @throws Error where nobody keeps texts */
  async enqueue(tx: EntityManager, to: CodeReader, text: string): Promise<void> {
    if (!this.send) throw new Error('Nothing sends texts.');
    await this.send(tx, to, text);
  }
}
