import type { Mistakes } from '@farmgate/backend/contract/marketplace/file-columns';

/** @returns "Rows 3, 7, and 12 more", of those with the same mistake */
export function rowsOf({ count, rows }: Mistakes[number]): string {
  const more = count - rows.length;
  if (count === 1) return `Row ${rows.join()}`;
  return more > 0 ? `Rows ${rows.join(', ')}, and ${more} more` : `Rows ${rows.join(', ')}`;
}
