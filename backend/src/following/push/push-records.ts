import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalData } from '../../accounts/personal-data/personal-data.js';
import { PushSubscription } from './push-subscription.entity.js';

@Injectable()
export class PushRecords implements OnModuleInit {
  constructor(private readonly personalData: PersonalData) {}

  onModuleInit(): void {
    this.personalData.add({
      name: 'notifiedDevices',
      export: async (tx, userId) => {
        const devices = await tx.find(PushSubscription, {
          where: { follower: { userId } },
          order: { id: 'ASC' },
        });
        return devices.map(({ device, createdAt, endpoint }) => ({
          device,
          pushService: new URL(endpoint).host,
          createdAt: createdAt.toISOString(),
        }));
      },
    });
  }
}
