import { Injectable, type OnModuleInit } from '@nestjs/common';
import { forgetMailsOf, mailsTo } from '../../platform/mail/mails-of-address.js';
import { PersonalData } from '../personal-data/personal-data.js';
import { UsersService } from '../users/users.service.js';

/** The mails that a person got since registering, when the account is exported or erased. */
@Injectable()
export class MailRecords implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly users: UsersService,
  ) {}

  onModuleInit(): void {
    this.personalData.add({
      name: 'mails',
      export: async (tx, userId) => {
        const { email, createdAt } = await this.users.get(tx, userId);
        return (await mailsTo(tx, email, createdAt)).map((mail) => ({ ...mail }));
      },
      erase: async (tx, userId) => {
        const { email, createdAt } = await this.users.get(tx, userId);
        await forgetMailsOf(tx, email, createdAt);
      },
    });
  }
}
