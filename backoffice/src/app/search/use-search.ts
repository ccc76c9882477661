import {
  MIN_SEARCH_LENGTH,
  type StaffSearchGroup,
  type StaffSearchView,
} from '@farmgate/backend/contract/backoffice/search.admin';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { API } from '../../lib/data-provider';
import { http } from '../../lib/http';

/** While somebody types, the server is not asked. */
const PAUSE_MS = 250;

/** One thing that was found. */
export interface Found {
  kind: StaffSearchGroup['kind'];
  id: number;
  title: string;
  detail: string;
}

/** @returns the text once nobody has typed for a moment */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** What the server finds for what is typed. */
export function useSearch(typed: string) {
  const text = typed.trim();
  const settled = useSettled(text);
  const isLongEnough = text.length >= MIN_SEARCH_LENGTH;
  const { data, error, isFetching } = useQuery({
    queryKey: ['search', settled],
    queryFn: async ({ signal }) =>
      (await http(`${API}/search?${new URLSearchParams({ q: settled }).toString()}`, { signal }))
        .json as StaffSearchView,
    enabled: isLongEnough && settled.length >= MIN_SEARCH_LENGTH,
    retry: false,
  });
  const isWaiting = isLongEnough && (isFetching || settled !== text);
  const groups = isLongEnough && !isWaiting && data ? data : [];
  const found: Found[] = groups.flatMap(({ kind, results }) => results.map((one) => ({ kind, ...one })));
  return {
    found,
    isLongEnough,
    isWaiting,
    error: isLongEnough && !isWaiting ? error : null,
    moreOf: moreOf(groups),
  };
}

const moreOf = (groups: StaffSearchView) =>
  new Set(groups.filter(({ isMore }) => isMore).map(({ kind }) => kind));
