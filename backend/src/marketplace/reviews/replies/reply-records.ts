import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalData } from '../../../accounts/personal-data/personal-data.js';
import { changeRows, fetchRows } from '../../../platform/database/statement.js';
import { eraseReplies, forgetReplier, repliesOf } from './replies.sql.js';

@Injectable()
export class ReplyRecords implements OnModuleInit {
  constructor(private readonly personalData: PersonalData) {}

  onModuleInit(): void {
    this.personalData.add({
      name: 'reviewReplies',
      export: async (tx, userId) => {
        const replies = await fetchRows(tx, repliesOf, [userId]);
        return replies.map((reply) => ({ ...reply, repliedAt: reply.repliedAt.toISOString() }));
      },
      erase: async (tx, userId) => {
        await changeRows(tx, eraseReplies, [userId]);
        await changeRows(tx, forgetReplier, [userId]);
      },
    });
  }
}
