import { readZip } from '@farmgate/backend/contract/shared/zip';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { latePart } from '../../../lib/page/late';
import { isBadZip } from '../../../shared/near/zip-form-rules';
import { type SimilarZip, similarZipsQuery } from '../../queries';
import type { SearchedPlaces } from '../results/search-messages';

const BadZip = latePart(() => import('../../../shared/near/bad-zip').then((module) => module.BadZip));
const NoSuchZip = latePart(() => import('./no-such-zip').then((module) => module.NoSuchZip));

/**
 * ZIP codes that may have been meant by one that does not exist.
 * @param isEmpty nothing was found near it; where something was, it exists
 */
function useSimilarZips(text: string, isEmpty: boolean): readonly SimilarZip[] {
  const zip = readZip(text);
  const { data = [] } = useQuery({ ...similarZipsQuery(zip ?? ''), enabled: zip !== null && isEmpty });
  return isEmpty ? data : [];
}

export interface ResultsNearProps {
  zipCode: string;
  /** What was looked for. */
  what: SearchedPlaces;
  /** Nothing was found near it. */
  isEmpty: boolean;
  /** The address of the same search near another ZIP code. */
  to: (zipCode: string) => string;
  children: ReactNode;
}

/** What a search near a ZIP code found, or what is wrong with the ZIP code. */
export function ResultsNear({ zipCode, what, isEmpty, to, children }: ResultsNearProps): ReactNode {
  const similar = useSimilarZips(zipCode, isEmpty);
  if (isBadZip(zipCode)) return <BadZip text={zipCode} to={to} />;
  return similar.length > 0 ? (
    <NoSuchZip zipCode={zipCode} what={what} similar={similar} to={to} />
  ) : (
    children
  );
}
