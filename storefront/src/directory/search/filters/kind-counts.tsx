import type { KindCount } from '@farmgate/backend/contract/directory/place-kind-counts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { apiQuery } from '../../../lib/api/queries';
import { formatCount } from '../../../lib/format/format';
import type { KindChoice } from './filter-options';
import { kindsAddress } from './kinds-address';
import type { PlaceSearchCall } from './place-filters';

export interface KindCountsProps {
  choice: KindChoice;
  /** The search whose places are counted. */
  call: PlaceSearchCall;
  onCounted: (choice: KindChoice) => void;
}

/** Nothing to be seen: asks how many places of each kind there are, and gives the kinds back with it. */
export function KindCounts({ choice, call, onCounted }: KindCountsProps) {
  const address = kindsAddress(call);
  const { data } = useQuery({ ...apiQuery<KindCount[]>(address ?? ''), enabled: address !== null });
  useEffect(() => {
    onCounted(address !== null && data ? withCounts(choice, data) : choice);
  }, [choice, address, data, onCounted]);
  return null;
}

/** @returns the kinds with how many of each there are behind their names */
function withCounts(choice: KindChoice, counts: readonly KindCount[]): KindChoice {
  const countOf = (kinds: readonly string[]) => countText(counts, kinds);
  return {
    ...choice,
    countOf,
    options: choice.options.map(({ value, label }) => ({
      value,
      label: label + countOf(value === '' ? choice.preset : value.split(',')),
    })),
  };
}

/** Places of two kinds may be the same ones, so their counts add up only with those of farmers markets. */
function countText(counts: readonly KindCount[], kinds: readonly string[]): string {
  const found = counts.filter(({ kind }) => kinds.includes(kind));
  const others = kinds.filter((kind) => kind !== 'farmers_market');
  if (found.length < kinds.length || kinds.length === 0 || others.length > 1) return '';
  const total = found.reduce((sum, { count }) => sum + count, 0);
  return ` (${formatCount(total)}${found.some(({ isMore }) => isMore) ? '+' : ''})`;
}
