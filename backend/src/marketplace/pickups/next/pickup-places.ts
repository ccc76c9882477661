import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { fetchRows } from '../../../platform/database/statement.js';
import { VendorFacts } from '../../vendors/staff/vendor-facts.js';
import { usualSitesOf } from './next-pickups.sql.js';
import { siteView } from './next-pickups.view.js';

@Injectable()
export class PickupPlaces implements OnModuleInit {
  constructor(private readonly facts: VendorFacts) {}

  onModuleInit(): void {
    this.facts.add(async (tx, vendorId) => ({ pickupPlaces: await pickupPlaces(tx, vendorId) }));
  }
}

/** @returns "The stand, Ajo, AZ: Saturdays, 9 AM to noon. Order by Thursday, 6 PM.", a text each */
async function pickupPlaces(tx: EntityManager, vendorId: number): Promise<string[]> {
  const sites = await fetchRows(tx, usualSitesOf, [vendorId]);
  return sites.map((row) => {
    const { name, city, state } = row;
    const usual = siteView(row, new Date())?.usual ?? ['No days yet.'];
    return `${name}, ${city}, ${state}: ${usual.join(' ')}`;
  });
}
