import type { MyMarketDay } from '../../../contract/directory/attendance.js';
import type { TextFarmRow, TextMarketRow, TextProductRow } from './farms.sql.js';

/** What an account has that a text can be about. */
export interface TextWorld {
  farms: readonly TextFarmRow[];
  products: readonly TextProductRow[];
  days: readonly MyMarketDay[];
  /** Those that the sender manages. */
  markets: readonly TextMarketRow[];
  now: Date;
}
