import type { ToldAudience } from '@farmgate/backend/contract/directory/market-board';
import { countOf } from '../../../lib/format/format';

/** @returns "Tells 8 vendors and 41 followers in 2 minutes. You can undo until then." */
export function tellsText({ vendors, followers, minutes, isDemo }: ToldAudience): string {
  if (isDemo) return 'This is a demo market, so no one gets an email.';
  if (vendors === 0 && followers === 0) return 'No vendors or followers to tell.';
  const whom = [
    ...(vendors > 0 ? [countOf(vendors, 'vendor')] : []),
    ...(followers > 0 ? [countOf(followers, 'follower')] : []),
  ].join(' and ');
  return `Tells ${whom} in ${countOf(minutes, 'minute')}. You can undo until then.`;
}
