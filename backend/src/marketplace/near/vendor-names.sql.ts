import {
  awayFrom,
  isCalled,
  isSpelledLike,
  isWhole,
  likeness,
  MOST_CANDIDATES,
  type NamedIn,
  type SpelledLikeIn,
} from '../../directory/suggestions/places-named.sql.js';
import { statement } from '../../platform/database/statement.js';
import { isPublic } from '../vendors/vendors.sql.js';

export interface VendorName {
  id: number;
  name: string;
  city: string;
  state: string;
  /** As a chord, in meters; null where nobody says where they are. */
  distance: number | null;
}

const columns = 'id, business_name AS name, city, state';

export const vendorsNamed = statement<VendorName & { isWhole: boolean }, NamedIn>(`
  SELECT ${columns}, ${isWhole('business_name')} AS "isWhole", ${awayFrom('$5', '$6')} AS distance FROM vendors
  WHERE ${isPublic} AND ${isCalled('business_name')}
  ORDER BY "isWhole" DESC, distance NULLS LAST, length(business_name), business_name, id LIMIT $4::int`);

export const vendorsSpelledLike = statement<VendorName, SpelledLikeIn>(`
  WITH found AS MATERIALIZED (
    SELECT ${columns}, ${awayFrom('$3', '$4')} AS distance, ${likeness('business_name')} AS likeness FROM vendors
    WHERE ${isPublic} AND ${isSpelledLike('business_name')} LIMIT ${MOST_CANDIDATES})
  SELECT id, name, city, state, distance FROM found
  ORDER BY likeness DESC, distance NULLS LAST, length(name), name, id LIMIT $2::int`);
