import {
  MIN_SEARCH_LENGTH,
  type StaffSearchGroup,
  type StaffSearchView,
} from '@farmgate/backend/contract/backoffice/search.admin';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { API } from '../../lib/data-provider';
import { http } from '../../lib/http';
import { authProvider } from '../auth-provider';
import { resources } from '../resources';
import { matching, type Screen, screensOf } from './screens.rules';

/** While somebody types, the server is not asked. */
const PAUSE_MS = 250;

/** One thing that was found: a record, or a screen. */
export interface Found {
  kind: StaffSearchGroup['kind'] | 'screens';
  /** Where it leads. */
  path: string;
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

const SCREENS = screensOf(resources);
const NEEDED = SCREENS.flatMap(({ needs }) => (needs ? [needs] : []));

/** The screens and actions that are meant, of those that one may use. They need no server. */
function useScreens(text: string): Found[] {
  const { data: allowed } = useQuery({
    queryKey: ['search', 'screens'],
    queryFn: async () => {
      const answers = await Promise.all(NEEDED.map(async (needs) => authProvider.canAccess?.(needs)));
      return NEEDED.filter((_needs, index) => answers[index]);
    },
  });
  const mayUse = ({ needs }: Screen) => needs === undefined || (allowed ?? []).includes(needs);
  return matching(SCREENS.filter(mayUse), text).map(({ title, detail, path }) => ({
    ...{ kind: 'screens', title, detail, path },
  }));
}

/** What is found for what is typed: screens at once, records once the server has answered. */
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
  const screens = useScreens(text);
  const found: Found[] = [
    ...screens,
    ...groups.flatMap(({ kind, results }) =>
      results.map(({ id, title, detail }) => ({ kind, title, detail, path: `/${kind}/${id}/show` })),
    ),
  ];
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
