import type { CitiesView } from '@farmgate/backend/contract/directory/cities';
import { withQuery } from '@farmgate/backend/contract/shared/site-paths';
import type { QueryClient } from '@tanstack/react-query';
import { apiQuery } from '../../lib/api/queries';
import { isPlaceName } from './zip-form-rules';

/** GET /api/cities */
export const citiesQuery = (name: string) => apiQuery<CitiesView>(withQuery('/api/cities', { name }));

/** @returns for a page's `load`: which cities a text names; none for what is no name */
export const cityQueries = (text: string) => (isPlaceName(text) ? [citiesQuery(text)] : []);

/** @returns the ZIP code of the one city that is meant; undefined where there is none, or several */
export const clearZip = (found: CitiesView | undefined): string | undefined =>
  found?.isClear ? found.cities[0]?.zipCode : undefined;

/** @returns the same for a search, where a food is meant before a city of its name */
export const searchedZip = (found: CitiesView | undefined): string | undefined =>
  found?.isFood ? undefined : clearZip(found);

type To = (zipCode: string) => string;
const moved = (zipCode: string | undefined, to: To) =>
  zipCode === undefined ? undefined : { path: to(zipCode), status: 302 as const };

const answerTo = (text: string, answers: QueryClient) =>
  isPlaceName(text) ? answers.getQueryData(citiesQuery(text).queryKey) : undefined;

/** @returns for a page's `movedTo`: the same page near the city that the ZIP field names */
export const cityFound = (text: string, answers: QueryClient, to: To) =>
  moved(clearZip(answerTo(text, answers)), to);

/** @returns the same for the city that the search field names */
export const citySearched = (text: string, answers: QueryClient, to: To) =>
  moved(searchedZip(answerTo(text, answers)), to);
