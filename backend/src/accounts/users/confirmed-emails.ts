import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

type Listener = (tx: EntityManager, userId: number) => Promise<void>;

@Injectable()
export class ConfirmedEmails {
  private readonly listeners: Listener[] = [];

  add(listener: Listener): void {
    this.listeners.push(listener);
  }

  async note(tx: EntityManager, userId: number): Promise<void> {
    for (const listener of this.listeners) await listener(tx, userId);
  }
}
