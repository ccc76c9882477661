import { readZip } from '@farmgate/backend/contract/shared/zip';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { BadZip } from '../../../shared/near/bad-zip';
import { isBadZip } from '../../../shared/near/zip-form-rules';
import { EmptyArt } from '../../../ui/art/empty-art';
import { LinkButton } from '../../../ui/button';
import { EmptyState } from '../../../ui/states/empty-state';
import { type SimilarZip, similarZipsQuery } from '../../queries';
import { type SearchedPlaces, noneNear } from '../results/search-messages';

/**
 * ZIP codes that may have been meant by one that does not exist.
 * @param isEmpty nothing was found near it; where something was, it exists
 */
function useSimilarZips(text: string, isEmpty: boolean): readonly SimilarZip[] {
  const zip = readZip(text);
  const { data = [] } = useQuery({ ...similarZipsQuery(zip ?? ''), enabled: zip !== null && isEmpty });
  return isEmpty ? data : [];
}

/** That there is no such ZIP code, and the nearest ones that there are. */
function NoSuchZip(props: {
  zipCode: string;
  what: SearchedPlaces;
  similar: readonly SimilarZip[];
  to: (zipCode: string) => string;
}): ReactNode {
  const { zipCode, what, similar, to } = props;
  return (
    <EmptyState
      isError
      picture={<EmptyArt scene="nothing-near" />}
      title={noneNear(what, readZip(zipCode) ?? zipCode)}
      hint={`There’s no ZIP code ${readZip(zipCode) ?? zipCode}. Did you mean one of these?`}
      action={
        <ul aria-label="ZIP codes like it" className="flex flex-wrap justify-center gap-2.5">
          {similar.map((zip) => (
            <li key={zip.zipCode}>
              <LinkButton look="secondary" to={to(zip.zipCode)}>
                {zip.zipCode} {zip.city}, {zip.state}
              </LinkButton>
            </li>
          ))}
        </ul>
      }
    />
  );
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
