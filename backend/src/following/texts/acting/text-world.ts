import type { MyMarketDay } from '../../../contract/directory/attendance.js';
import type { TextFarmRow, TextMarketRow, TextProductRow } from './farms.sql.js';

export interface TextWorld {
  farms: readonly TextFarmRow[];
  products: readonly TextProductRow[];
  days: readonly MyMarketDay[];
  markets: readonly TextMarketRow[];
  now: Date;
}
