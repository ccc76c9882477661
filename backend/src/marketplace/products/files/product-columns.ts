import { DEPOSIT_COLUMNS, type DepositColumn } from './deposit-cells.rules.js';
import { WEIGHT_COLUMNS, type WeightColumn } from './weight-cells.rules.js';

export const COLUMNS = [
  'sku',
  'name',
  'option',
  'description',
  'category',
  'taxClass',
  'unit',
  'price',
  'inventory',
  'stockWhenExported',
  'shippingWeight',
  'shippingMethods',
  'isOrganic',
  'harvestDate',
  'expirationDate',
  'tags',
  'isActive',
  'crates',
  'leadHours',
  ...DEPOSIT_COLUMNS,
  'optionDeposit',
  ...WEIGHT_COLUMNS,
  'optionShippingWeight',
  'optionIsOrganic',
  'box',
  'dates',
  'photos',
] as const;
export type ColumnName = (typeof COLUMNS)[number];
export type ProductColumn = Exclude<
  ColumnName,
  OptionColumn | DepositColumn | 'stockWhenExported' | 'box' | 'dates' | 'photos'
>;
type OptionColumn = 'option' | 'optionDeposit' | 'optionShippingWeight' | 'optionIsOrganic' | WeightColumn;

export interface CsvRow {
  /** As in the spreadsheet, the first row behind the head being 2. */
  row: number;
  cells: Partial<Record<ColumnName, string>>;
  /** What counts where the file says nothing and the product is new. */
  ifNew?: Partial<Record<ColumnName, string>>;
  /** What was made of cells of another system that can't be taken as they are. */
  notes?: string[];
}
