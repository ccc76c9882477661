import type { BoxState } from '../../../contract/marketplace/shares/share-terms.js';

/** What became of a box that was packed is in its order. */
export function stateOf(
  { state, orderStatus, endsAt }: { state: BoxState; orderStatus: string | null; endsAt: Date },
  now: Date,
): BoxState {
  if (state !== 'packed' || orderStatus === null) return state;
  if (orderStatus === 'delivered') return 'handed';
  return orderStatus !== 'cancelled' && endsAt < now ? 'missed' : 'packed';
}
