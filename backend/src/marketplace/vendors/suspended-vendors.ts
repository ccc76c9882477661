import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** In the transaction that suspends a vendor, under its lock: enqueue jobs, and lock nothing else. */
export type OnSuspended = (tx: EntityManager, vendorId: number) => Promise<void>;

/** Filled by what vendors don't know, such as shares, whose boxes to come fall away. */
@Injectable()
export class SuspendedVendors {
  private readonly followers: OnSuspended[] = [];

  /** Call it in `onModuleInit`. */
  follow(follower: OnSuspended): void {
    this.followers.push(follower);
  }

  async suspended(tx: EntityManager, vendorId: number): Promise<void> {
    for (const follower of this.followers) await follower(tx, vendorId);
  }
}
