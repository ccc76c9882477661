import { categoryLabel } from '@farmgate/backend/contract/directory/categories';
import {
  AVAILABILITIES,
  FARMING_PRACTICES,
  type FarmingPractice,
  PRODUCT_CATEGORIES,
  type ProductCategory,
  type ProductSort,
} from '@farmgate/backend/contract/marketplace/shop';
import { RADIUS_CHOICES } from '@farmgate/backend/contract/shared/limits';
import { AVAILABILITY_LABELS, type ShopFilters, practiceLabel } from '../address/shop-filters';

export const CATEGORY_OPTIONS: readonly { value: ProductCategory | 'all'; label: string }[] = [
  { value: 'all', label: 'All categories' },
  ...PRODUCT_CATEGORIES.map((value) => ({ value, label: categoryLabel(value) })),
];

export const SORT_OPTIONS: readonly { value: ProductSort; label: string }[] = [
  { value: 'newest', label: 'Newest first' },
  { value: 'price-low', label: 'Price: low to high' },
  { value: 'price-high', label: 'Price: high to low' },
  { value: 'popular', label: 'Most popular' },
  { value: 'rating', label: 'Best rated' },
];

export const PRACTICE_OPTIONS: readonly { value: FarmingPractice | ''; label: string }[] = [
  { value: '', label: 'Any practice' },
  ...FARMING_PRACTICES.map((practice) => ({ value: practice, label: practiceLabel(practice) })),
];

export const AVAILABILITY_OPTIONS: readonly { value: ShopFilters['availability']; label: string }[] = [
  { value: '', label: 'Any availability' },
  ...AVAILABILITIES.map((value) => ({ value, label: AVAILABILITY_LABELS[value] })),
];

export const RADIUS_OPTIONS = RADIUS_CHOICES.map((miles) => ({
  value: String(miles),
  label: `Within ${miles} miles`,
}));
