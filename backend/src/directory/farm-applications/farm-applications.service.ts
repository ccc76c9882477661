import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type {
  FarmApplicationReceipt,
  FarmApplicationRequest,
} from '../../contract/directory/farm-applications.js';
import { MailOutbox } from '../../platform/mail/mail-outbox.js';
import { FarmApplication } from '../tables/farm-application.entity.js';
import { applicationReceivedMail, applicationTeamMail } from './farm-application-mails.js';

@Injectable()
export class FarmApplicationsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly mails: MailOutbox,
  ) {}

  /** @param address as `visitorAddress` has it */
  create(request: FarmApplicationRequest, address: string): Promise<FarmApplicationReceipt> {
    const by = this.mails.network(address);
    return this.dataSource.transaction(async (tx) => {
      const row = { ...request, certifications: request.certifications || null };
      const saved = await tx.save(FarmApplication, tx.create(FarmApplication, row));
      await this.mails.enqueue(tx, applicationReceivedMail(request, this.mails.teamAddress, by));
      await this.mails.enqueue(tx, applicationTeamMail(request, this.mails.teamAddress, by));
      return { id: saved.id, status: saved.status, createdAt: saved.createdAt.toISOString() };
    });
  }
}
