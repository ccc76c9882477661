import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PersonalData, type PersonalRecords } from '../../accounts/personal-data/personal-data.js';
import { fetchRows } from '../../platform/database/statement.js';
import { OwnListings } from './own/own-listings.service.js';
import { personalListings } from './personal-listings.sql.js';

@Injectable()
export class PersonalListings implements OnModuleInit, PersonalRecords {
  readonly name = 'listings';

  constructor(
    private readonly personalData: PersonalData,
    private readonly listings: OwnListings,
  ) {}

  onModuleInit(): void {
    this.personalData.add(this);
  }

  export(tx: EntityManager, userId: number): Promise<Record<string, unknown>[]> {
    return fetchRows(tx, personalListings, [userId]);
  }

  erase(tx: EntityManager, userId: number): Promise<void> {
    return this.listings.removeAll(tx, userId);
  }
}
