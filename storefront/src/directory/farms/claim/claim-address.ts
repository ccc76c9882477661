import {
  MAX_SEARCH_LENGTH,
  PAGE_SIZE,
  RADIUS_CHOICES,
  ZIP_INPUT_LENGTH,
} from '@farmgate/backend/contract/shared/limits';
import { paths, withQuery } from '@farmgate/backend/contract/shared/site-paths';
import { readZip } from '@farmgate/backend/contract/shared/zip';
import { readText } from '../../../lib/format/address-text';
import { readPage } from '../../search/filters/place-filters';

/** How far around the ZIP code a farm is looked for, in miles: somebody who names one knows it well. */
const RADIUS_MILES = RADIUS_CHOICES[3];

/** Everything that the address of the claim page says. */
export interface ClaimSearch {
  /** Words of the farm's name. */
  search: string;
  /** As it was typed, without outer spaces. */
  zipCode: string;
  page: number;
  /** The form was sent with nothing in it: the address has its fields, and they are empty. */
  isBlank: boolean;
}

export function readClaim(query: URLSearchParams): ClaimSearch {
  const search = readText(query, 'search', MAX_SEARCH_LENGTH);
  const zipCode = readText(query, 'zipCode', ZIP_INPUT_LENGTH);
  const isSent = query.has('search') || query.has('zipCode');
  return { search, zipCode, page: readPage(query), isBlank: isSent && search === '' && zipCode === '' };
}

/** @returns the page's address */
export function claimAddress({ search, zipCode, page }: Omit<ClaimSearch, 'isBlank'>): string {
  const address = paths.claimFarm({ search, zipCode });
  return page > 1 ? `${address}&page=${page}` : address;
}

/** @returns the call that finds the farms, or null where there is nothing to look for */
export function claimCall({ search, zipCode, page }: ClaimSearch): string | null {
  const zip = readZip(zipCode);
  if (zipCode !== '' && zip === null) return null;
  if (search === '' && zip === null) return null;
  return withQuery('/api/farms', {
    search,
    zipCode: zip,
    radius: zip === null ? undefined : RADIUS_MILES,
    limit: PAGE_SIZE,
    offset: page > 1 ? (page - 1) * PAGE_SIZE : undefined,
  });
}
