import type { KindCount } from '@farmgate/backend/contract/directory/place-kind-counts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { apiQuery } from '../../../lib/api/queries';
import { kindsAddress, withCounts } from './counted-kinds';
import type { KindChoice } from './filter-options';
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
