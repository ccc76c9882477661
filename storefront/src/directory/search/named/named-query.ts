import { withQuery } from '@farmgate/backend/contract/shared/site-paths';
import { readZip } from '@farmgate/backend/contract/shared/zip';
import type { NamedResult, NamedResults } from '@farmgate/backend/contract/site/suggestions';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api/queries';

/** GET /api/suggestions/named: whose name has all the words of a search. */
export const namedQuery = ({ search, zipCode }: { search: string; zipCode: string }) =>
  apiQuery<NamedResults>(
    withQuery('/api/suggestions/named', { search, zipCode: readZip(zipCode) ?? undefined }),
  );

const NONE: NamedResult[] = [];

/** @returns farms, markets and vendors whose name a search has; none while that is not known */
export function useNamed(searched: { search: string; zipCode: string }): readonly NamedResult[] {
  const { data = NONE } = useQuery({ ...namedQuery(searched), enabled: searched.search !== '' });
  return searched.search === '' ? NONE : data;
}
