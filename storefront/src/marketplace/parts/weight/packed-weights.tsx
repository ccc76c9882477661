interface Packed {
  toWeigh?: boolean | undefined;
  weights?: readonly string[] | undefined;
}

/**
 * Below what is sold by weight in lists of what is packed and handed over: what its packages weigh, once
 * they do.
 */
export function PackedWeights({ of: { toWeigh, weights = [] } }: { of: Packed }) {
  if (toWeigh) return <span className="block text-sm font-semibold">Not weighed yet</span>;
  if (weights.length === 0) return null;
  return <span className="block text-sm text-soft tabular-nums">{weights.join(', ')}</span>;
}
