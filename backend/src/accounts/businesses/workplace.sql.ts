export const CHOSEN_LAST =
  "membership.chosen_at DESC NULLS LAST, (membership.role = 'owner') DESC, membership.id";

/** No row where they work for none. */
export const workplaceOf = (userId: string): string => `
  SELECT business.user_id FROM memberships AS membership
  JOIN businesses AS business ON business.id = membership.business_id
  WHERE membership.user_id = ${userId} AND business.user_id IS NOT NULL
  ORDER BY ${CHOSEN_LAST} LIMIT 1`;
