import { statement } from '../../platform/database/statement.js';

export const personalListings = statement<Record<string, unknown>, [userId: number]>(
  `SELECT id, farm_id AS "farmId", product_name AS "productName", description, price, unit, category,
     image_url AS "imageUrl", image_alt AS "imageAlt", is_available AS "isAvailable", farm_name AS "farmName",
     city, state, zip_code AS "zipCode", latitude, longitude, email, phone,
     confirmed_at AS "confirmedAt", asked_at AS "askedAt", hidden_at AS "hiddenAt",
     removed_at AS "removedAt", removed_reason AS "removedReason",
     created_at AS "createdAt", updated_at AS "updatedAt",
     (SELECT coalesce(jsonb_object_agg(day, listing_views.views ORDER BY day), '{}')
      FROM listing_views WHERE listing_id = listings.id) AS "viewsByDay"
   FROM listings WHERE user_id = $1 ORDER BY created_at, id`,
);
