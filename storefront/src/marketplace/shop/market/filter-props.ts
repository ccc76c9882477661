import type { ShopFilters } from '../address/shop-filters';

/** What the filters' bar and sheet have in common. */
export interface ShopFilterProps {
  filters: ShopFilters;
  onChange: (filters: ShopFilters) => void;
  /** What the sheet's button says that it shows: "12 products". */
  summary: string;
}
