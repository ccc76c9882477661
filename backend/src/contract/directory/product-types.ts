/** What places sell, in words that people read and filter by. Free of zod. */

/** The one vocabulary of product types; importers and forms map what they read onto it. */
export const PRODUCT_TYPES = [
  'Fresh Vegetables',
  'Fresh Fruits',
  'Eggs',
  'Dairy Products',
  'Cheese',
  'Meat',
  'Poultry',
  'Seafood',
  'Honey',
  'Baked Goods',
  'Preserves',
  'Maple Syrup',
  'Herbs',
  'Mushrooms',
  'Beans',
  'Grains',
  'Nuts',
  'Flowers',
  'Plants',
  'Nursery Stock',
  'Trees',
  'Seeds',
  'Prepared Foods',
  'Coffee & Tea',
  'Juices & Ciders',
  'Wine & Spirits',
  'Tofu',
  'Wild Harvest',
  'Artisan Goods',
  'Soap & Body Care',
  'Pet Food',
  'Organic Vegetables',
  'Fresh Produce',
] as const;
export type ProductType = (typeof PRODUCT_TYPES)[number];

/** The first option of the product-type filter: no filter at all. */
export const ALL_PRODUCTS = 'All Products';

/** The options of the product-type filter. */
export const PRODUCT_TYPE_FILTERS = [
  ALL_PRODUCTS,
  'Fresh Produce',
  'Organic Vegetables',
  'Fresh Fruits',
  'Baked Goods',
  'Dairy Products',
  'Meat & Poultry',
  'Flowers & Plants',
  'Artisan Goods',
  'Honey & Preserves',
] as const;

/**
 * The product-type filter's rule: case does not count, and either text may contain the other.
 * @param filter what the person chose; empty and 'All Products' match everything
 * @param types the product types of one place
 */
export function matchesProductType(filter: string | undefined, types: readonly string[]): boolean {
  const wanted = filter?.trim().toLowerCase() ?? '';
  if (wanted === '' || wanted === ALL_PRODUCTS.toLowerCase()) return true;
  return types.some((type) => {
    const offered = type.toLowerCase();
    return offered.includes(wanted) || wanted.includes(offered);
  });
}

/**
 * The words of the vocabulary that a filter stands for, so that a database can look for them.
 * @returns null when the filter does not narrow anything; an empty list when nothing can match
 */
export function productTypesForFilter(filter: string | undefined): ProductType[] | null {
  if (matchesProductType(filter, [])) return null;
  return PRODUCT_TYPES.filter((type) => matchesProductType(filter, [type]));
}

const PRODUCE: readonly ProductType[] = ['Fresh Vegetables', 'Fresh Fruits', 'Herbs', 'Mushrooms'];

/**
 * Adds the product types that follow from others ('Fresh Produce', 'Organic Vegetables') and puts all in the
 * vocabulary's order, each once.
 * @param organic whether organic goods are offered
 */
export function completeProductTypes(types: Iterable<ProductType>, organic: boolean): ProductType[] {
  const known = new Set<ProductType>(types);
  if (PRODUCE.some((type) => known.has(type))) known.add('Fresh Produce');
  if (organic && known.has('Fresh Vegetables')) known.add('Organic Vegetables');
  return PRODUCT_TYPES.filter((type) => known.has(type));
}
