import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Membership } from './membership.entity.js';

/** @returns whether payouts can go to what is kept under an account */
type Test = (tx: EntityManager, holderId: number) => Promise<boolean>;

/** Who owns a business that is paid out. The marketplace says which are, without accounts knowing it. */
@Injectable()
export class PayoutOwners {
  private readonly tests: Test[] = [];

  /** To be called in a module's `onModuleInit`. */
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
