import { Injectable, type OnModuleInit } from '@nestjs/common';
import { MailOutbox } from '../../platform/mail/mail-outbox.js';
import { forgetMailsOf, mailsTo } from '../../platform/mail/mails-of-address.js';
import { PersonalData } from '../personal-data/personal-data.js';
import { UsersService } from '../users/users.service.js';

@Injectable()
export class MailRecords implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly users: UsersService,
    private readonly outbox: MailOutbox,
  ) {}

  onModuleInit(): void {
    this.personalData.add({
      name: 'mails',
      export: async (tx, userId) => {
        const { email, createdAt } = await this.users.get(tx, userId);
        if (this.isTeams(email)) return [];
        return (await mailsTo(tx, email, createdAt)).map((mail) => ({ ...mail }));
      },
      erase: async (tx, userId) => {
        const { email, createdAt } = await this.users.get(tx, userId);
        if (!this.isTeams(email)) await forgetMailsOf(tx, email, createdAt);
      },
    });
  }

  /** Anybody may claim the team's address; what is written to the team is not theirs. */
  private isTeams(email: string): boolean {
    return email.toLowerCase() === this.outbox.teamAddress.toLowerCase();
  }
}
