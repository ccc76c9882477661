import type { ChosenColumn } from '@farmgate/backend/contract/marketplace/product-files';

/** @returns the columns with another choice: what another column was until now is left out there */
export const choose = (columns: readonly ChosenColumn[], at: number, value: ChosenColumn): ChosenColumn[] =>
  columns.map((column, own) => (own === at ? value : column === value ? '' : column));

/** Without a name or a SKU, no one knows which product a row is about. */
export const isReadable = (columns: readonly ChosenColumn[]): boolean =>
  columns.includes('name') || columns.includes('sku');
