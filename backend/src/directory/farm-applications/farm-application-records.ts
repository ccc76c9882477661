import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalData } from '../../accounts/personal-data/personal-data.js';
import { FarmApplication } from '../tables/farm-application.entity.js';

/** Only those that became an account: for others, anybody may have typed the address. */
@Injectable()
export class FarmApplicationRecords implements OnModuleInit {
  constructor(private readonly personalData: PersonalData) {}

  onModuleInit(): void {
    this.personalData.add({
      name: 'farmApplications',
      export: async (tx, userId) => {
        const applications = await tx.find(FarmApplication, { where: { userId }, order: { id: 'ASC' } });
        return applications.map(({ decidedBy: _staff, ...application }) => ({ ...application }));
      },
      erase: async (tx, userId) => {
        await tx.delete(FarmApplication, { userId });
      },
    });
  }
}
