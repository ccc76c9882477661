import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PersonalData, type PersonalRecords } from '../../accounts/personal-data/personal-data.js';
import { OwnListings } from './own/own-listings.service.js';

/** A person's listings, with how often each was opened on which day, when an account is exported or erased. */
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
    return tx.query<Record<string, unknown>[]>(
      `SELECT id, farm_id AS "farmId", product_name AS "productName", description, price, unit, category,
         image_url AS "imageUrl", image_alt AS "imageAlt", is_available AS "isAvailable", farm_name AS "farmName",
         city, state, zip_code AS "zipCode", latitude, longitude, email, phone,
         confirmed_at AS "confirmedAt", asked_at AS "askedAt", hidden_at AS "hiddenAt",
         removed_at AS "removedAt", removed_reason AS "removedReason",
         created_at AS "createdAt", updated_at AS "updatedAt",
         (SELECT coalesce(jsonb_object_agg(day, listing_views.views ORDER BY day), '{}')
          FROM listing_views WHERE listing_id = listings.id) AS "viewsByDay"
       FROM listings WHERE user_id = $1 ORDER BY created_at, id`,
      [userId],
    );
  }

  erase(tx: EntityManager, userId: number): Promise<void> {
    return this.listings.removeAll(tx, userId);
  }
}
