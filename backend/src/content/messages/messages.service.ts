import { Injectable } from '@nestjs/common';
import { randomInt } from 'node:crypto';
import { DataSource } from 'typeorm';
import type { ContactReceipt, ContactRequest } from '../../contract/content/messages.js';
import { MailOutbox } from '../../platform/mail/mail-outbox.js';
import { messageReceivedMail, messageTeamMail } from './message-mails.js';
import { Message } from './message.entity.js';

@Injectable()
export class MessagesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly mails: MailOutbox,
  ) {}

  /** @param address as `visitorAddress` has it */
  create({ company, ...message }: ContactRequest, address: string): Promise<ContactReceipt> {
    if (company) return Promise.resolve(receiptForPrograms());
    const by = this.mails.network(address);
    return this.dataSource.transaction(async (tx) => {
      const saved = await tx.save(Message, tx.create(Message, message));
      await this.mails.enqueue(tx, messageTeamMail(message, this.mails.teamAddress, by));
      await this.mails.enqueue(tx, messageReceivedMail(message, this.mails.teamAddress, by));
      return { id: saved.id, createdAt: saved.createdAt.toISOString() };
    });
  }
}

/** A program that fills in every field learns nothing from the answer. */
const receiptForPrograms = (): ContactReceipt => ({
  id: randomInt(1, 9_999),
  createdAt: new Date().toISOString(),
});
