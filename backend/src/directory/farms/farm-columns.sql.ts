/** The index ix_farms_verification holds this expression. */
export const verificationOf = (t: string) =>
  `CASE WHEN ${t}.is_verified THEN 'verified' WHEN ${t}.rejected_at IS NOT NULL THEN 'rejected' WHEN ${t}.is_claimed THEN 'waiting' ELSE 'unclaimed' END`;

/** The last ten digits of a phone number, letter for letter what ix_farms_phone_digits is made of. */
export const phoneDigits = (alias: string): string =>
  `right(regexp_replace(${alias}.phone, '\\D', '', 'g'), 10)`;
