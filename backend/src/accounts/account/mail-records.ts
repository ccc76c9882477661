import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { forgetMailsTo, mailsTo } from '../../platform/mail/mails-of-address.js';
import { PersonalData } from '../personal-data/personal-data.js';
import { UsersService } from '../users/users.service.js';

/** The mails that a person got, when the account is exported or erased. */
@Injectable()
export class MailRecords implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly users: UsersService,
  ) {}

  onModuleInit(): void {
    this.personalData.add({
      name: 'mails',
      export: async (tx, userId) =>
        (await mailsTo(tx, await this.address(tx, userId))).map((mail) => ({ ...mail })),
      erase: async (tx, userId) => forgetMailsTo(tx, await this.address(tx, userId)),
    });
  }

  private async address(tx: EntityManager, userId: number): Promise<string> {
    return (await this.users.get(tx, userId)).email;
  }
}
