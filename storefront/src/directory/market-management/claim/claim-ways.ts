/** What the claim of a market has to know of it. */
export interface ClaimedMarket {
  id: number;
  name: string;
  website: string | null;
}

/** How somebody shows that they run a market. */
export const CLAIM_WAYS = ['listed', 'domain', 'team'] as const;
export type ClaimWay = (typeof CLAIM_WAYS)[number];

/** What the form holds, whichever way is chosen: what was typed for another one stays. */
export interface ClaimValues {
  way: ClaimWay;
  email: string;
  evidence: string;
}

/** What is sent by the chosen way. */
export type CheckedClaim =
  | { way: 'listed' }
  | { way: 'domain'; email: string }
  | { way: 'team'; evidence: string };

/** @returns the domain of a market's website, "river-market.org"; null where it has none */
export function websiteDomain(website: string | null): string | null {
  if (website === null || !URL.canParse(website)) return null;
  return new URL(website).hostname.replace(/^www\./, '');
}
