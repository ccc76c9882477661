import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Membership } from './membership.entity.js';

type Test = (tx: EntityManager, holderId: number) => Promise<boolean>;

@Injectable()
export class PayoutOwners {
  private readonly tests: Test[] = [];

  add(test: Test): void {
    this.tests.push(test);
  }

  async has(tx: EntityManager, userId: number): Promise<boolean> {
    const own = await tx.findOne(Membership, {
      where: { userId, role: 'owner' },
      relations: { business: true },
    });
    const holderId = own?.business?.userId ?? userId;
    for (const test of this.tests) if (await test(tx, holderId)) return true;
    return false;
  }
}
