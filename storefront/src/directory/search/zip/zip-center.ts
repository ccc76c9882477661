import type { ZipCodeView } from '@farmgate/backend/contract/directory/zip-codes';
import { readZip } from '@farmgate/backend/contract/shared/zip';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { zipQuery } from '../../../shared/near/near-zip';
import { rememberZip } from '../../../shared/near/recent-zips';
import { similarZipsQuery } from '../../queries';

/** @returns the query of where a ZIP code is, for a page's `load`; none for what is no ZIP code */
export function zipQueries(text: string) {
  const zip = readZip(text);
  return zip === null ? [] : [zipQuery(zip)];
}

/**
 * @returns for a page's `loadMore`: what may have been meant, where `load` found that there is no such ZIP
 * code
 */
export function similarZipQueries(text: string, answers: QueryClient) {
  const zip = readZip(text);
  const isKnown = zip === null || answers.getQueryData(zipQuery(zip).queryKey) !== undefined;
  return isKnown ? [] : [similarZipsQuery(zip)];
}

/**
 * Where a searched ZIP code is; null while that is not known. One that exists is remembered on the device.
 * @param hasResults there is something near it; a ZIP code that does not exist need not be looked up
 */
export function useZipCenter(text: string, hasResults: boolean): ZipCodeView | null {
  const zip = readZip(text);
  const { data = null } = useQuery({ ...zipQuery(zip ?? ''), enabled: zip !== null && hasResults });
  useEffect(() => {
    if (data) rememberZip(data.zipCode);
  }, [data]);
  return zip === null ? null : data;
}
