import type { LoadedShare } from './load-shares.js';

/** @returns the lines of a share without what was refunded of them; what is refunded whole is left out */
export const openItems = ({ items }: Pick<LoadedShare, 'items'>) =>
  items
    .map(({ id, productName: name, unit, quantity, refunded, isSubstitute }) => ({
      ...{ id, name, unit, ...(isSubstitute && { isSubstitute }) },
      quantity: quantity - refunded,
    }))
    .filter(({ quantity }) => quantity > 0);

/** The same for an email, a line each. */
export const openLines = (share: Pick<LoadedShare, 'items'>): string =>
  openItems(share)
    .map(({ quantity, name }) => `${quantity} × ${name}`)
    .join('\n');
