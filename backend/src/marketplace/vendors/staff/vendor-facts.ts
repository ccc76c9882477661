import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AdminVendor } from '../../../contract/marketplace/admin/vendors.admin.js';

type FactsOf = (tx: EntityManager, vendorId: number) => Promise<Partial<AdminVendor>>;

/** Lets pickups and payments tell staff about a vendor, without vendors knowing them. */
@Injectable()
export class VendorFacts {
  private readonly sources: FactsOf[] = [];

  /** To be called in a module's `onModuleInit`. */
  add(source: FactsOf): void {
    this.sources.push(source);
  }

  async of(tx: EntityManager, vendorId: number): Promise<Partial<AdminVendor>> {
    const facts: Partial<AdminVendor> = {};
    for (const source of this.sources) Object.assign(facts, await source(tx, vendorId));
    return facts;
  }
}
