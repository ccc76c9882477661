/** Cents of farm credit that a membership has to spend; below zero where more was spent than is left. */
export interface CreditOf {
  id: number;
  credit: number;
  /** Of which purchase it is; null of other credit. */
  purchaseId: number | null;
}

/** @returns what pays how many cents, those first that come first; none pays what others owe */
export function drawn(
  cents: number,
  memberships: readonly CreditOf[],
): { id: number; purchaseId: number | null; cents: number }[] {
  const all = memberships.reduce((sum, { credit }) => sum + credit, 0);
  let left = Math.min(cents, Math.max(0, all));
  return memberships.flatMap(({ id, purchaseId, credit }) => {
    const part = Math.min(left, Math.max(0, credit));
    left -= part;
    return part > 0 ? [{ id, purchaseId, cents: part }] : [];
  });
}
