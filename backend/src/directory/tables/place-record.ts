import type { Season } from '../../contract/directory/hours.js';
import type { BusinessStatus, Feature, PlaceKind } from '../../contract/directory/place-kinds.js';
import type { ProductType } from '../../contract/directory/product-types.js';
import type { SocialLinks } from '../../contract/directory/social-links.js';

/** A place may have a record from each: USDA's two exports number their rows differently. */
export const PLACE_SOURCES = [
  'usda_legacy',
  'usda_export',
  'usda_api',
  'list',
  'demo',
  'staff',
  'manager',
] as const;
export type PlaceSourceName = (typeof PLACE_SOURCES)[number];
export type PlaceEditor = Extract<PlaceSourceName, 'staff' | 'manager'>;

/** Null (or an empty list) means that the source does not say; nothing is guessed. */
export interface PlaceRecord {
  source: PlaceSourceName;
  /** `farmersmarket/300002` for newer export and API, the FMID for the older one, `7/12` for the list 7. */
  sourceId: string;
  /** When the source last changed it; ISO 8601. A bare year counts as its first day. */
  updatedAt: string | null;
  kind: PlaceKind;
  /** Empty in what an editor put right where that is not the name. */
  name: string;
  description: string | null;
  street: string | null;
  city: string | null;
  /** Two letters. */
  state: string | null;
  zipCode: string | null;
  /** The whole address in one line, where the source has no parts or they could not be told apart. */
  address: string | null;
  /** Degrees; null when missing or impossible. */
  latitude: number | null;
  longitude: number | null;
  /** The coordinates are those of the ZIP code's center. */
  isApproximate: boolean;
  /** A market's manager says that it is somewhere else: what others say of its position counts no more. */
  isMoved?: boolean;
  /** An absolute http(s) address. */
  website: string | null;
  /** Missing in records that were read before links were, and where an editor has not said. */
  socialLinks?: SocialLinks;
  /** Shown only once the farm is claimed, except for demonstration data. */
  phone: string | null;
  email: string | null;
  imageUrl: string | null;
  productTypes: ProductType[];
  activities: string[];
  features: Feature[];
  /** The place itself is certified; only for a single farm, never for a market or a hub. */
  organicCertified: boolean;
  organicOptions: boolean;
  seasons: Season[];
  /** What the source says about when it is open, where it could not be read into seasons. */
  hoursNote: string | null;
  /** Null in what an editor put right without saying anything of it. */
  businessStatus: BusinessStatus | null;
  /** Staff added the place with it: what they typed counts before anything that a source says. */
  isByHand?: boolean;
  /** Fields that are known to be empty: an editor took away what another source says. */
  emptied?: (keyof PlaceRecord)[];
}
