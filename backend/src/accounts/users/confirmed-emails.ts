import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

type Listener = (tx: EntityManager, userId: number) => Promise<void>;

/**
 * Lets the domains act when an account's email address turns out to be the person's own, in that transaction,
 * without accounts knowing them.
 */
@Injectable()
export class ConfirmedEmails {
  private readonly listeners: Listener[] = [];

  /** To be called in a module's `onModuleInit`. */
  add(listener: Listener): void {
    this.listeners.push(listener);
  }

  async note(tx: EntityManager, userId: number): Promise<void> {
    for (const listener of this.listeners) await listener(tx, userId);
  }
}
