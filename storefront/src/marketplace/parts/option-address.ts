import { paths, withQuery } from '@farmgate/backend/contract/shared/site-paths';

/** What the address of a product's page calls the option that is chosen. */
export const OPTION_PARAM = 'option';

/** @returns the address of a product's page, where an option may be chosen: "/products/7?option=12" */
export const productPath = (productId: number, optionId?: number): string =>
  withQuery(paths.product(productId), { [OPTION_PARAM]: optionId });
