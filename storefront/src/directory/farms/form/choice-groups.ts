import { FEATURES, FEATURE_LABELS, type Feature } from '@farmgate/backend/contract/directory/place-kinds';
import type { ProductType } from '@farmgate/backend/contract/directory/product-types';

/** A few choices under one heading. */
export interface ChoiceGroup<Value extends string> {
  label: string;
  choices: readonly Value[];
}

/** All product types, as a farmer would look for them. */
export const PRODUCT_GROUPS: readonly ChoiceGroup<ProductType>[] = [
  {
    label: 'From the field',
    choices: [
      'Fresh Produce',
      'Fresh Vegetables',
      'Organic Vegetables',
      'Fresh Fruits',
      'Herbs',
      'Mushrooms',
      'Beans',
      'Grains',
      'Nuts',
      'Wild Harvest',
    ],
  },
  {
    label: 'From animals',
    choices: ['Eggs', 'Dairy Products', 'Cheese', 'Meat', 'Poultry', 'Seafood', 'Honey'],
  },
  {
    label: 'From the kitchen',
    choices: [
      'Baked Goods',
      'Preserves',
      'Maple Syrup',
      'Prepared Foods',
      'Coffee & Tea',
      'Juices & Ciders',
      'Wine & Spirits',
      'Tofu',
    ],
  },
  {
    label: 'Plants, crafts and more',
    choices: [
      'Flowers',
      'Plants',
      'Nursery Stock',
      'Trees',
      'Seeds',
      'Artisan Goods',
      'Soap & Body Care',
      'Pet Food',
    ],
  },
];

const PAYMENT: readonly Feature[] = [
  'snap',
  'snap_match',
  'wic',
  'wic_fmnp',
  'senior_fmnp',
  'cash',
  'cards',
  'mobile_pay',
  'checks',
  'barter',
  'volunteer',
];

/** All features. */
export const FEATURE_GROUPS: readonly ChoiceGroup<Feature>[] = [
  { label: 'Ways to pay', choices: PAYMENT },
  { label: 'On-site features', choices: FEATURES.filter((feature) => !PAYMENT.includes(feature)) },
];

export const featureLabel = (feature: Feature): string => FEATURE_LABELS[feature];
