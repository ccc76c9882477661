/** Whether staff have yet to look at the claim by which its owner has the farm `t`. */
export const isUnderReview = (t: string) => `EXISTS (
  SELECT FROM farm_claims AS claim
  WHERE claim.farm_id = ${t}.id AND claim.user_id = ${t}.user_id AND claim.status = 'new')`;

/** Who may speak for the farm `t` to others: not a claimant, until staff have verified the claim. */
export const speakerOf = (t: string) => `CASE WHEN NOT ${isUnderReview(t)} THEN ${t}.user_id END`;

/**
 * Whether the farm `t` and its business's vendor are shown as one business: not one from the directory that
 * isn't verified, nor one that somebody has only claimed. The view farms_selling_online has the same.
 */
export const isTheirs = (t: string) =>
  `(${t}.is_verified OR ${t}.place_id IS NULL AND NOT ${isUnderReview(t)})`;
