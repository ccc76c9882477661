import { readZip } from '@farmgate/backend/contract/shared/zip';
import type { ReactNode } from 'react';
import { EmptyArt } from '../../../ui/art/empty-art';
import { LinkButton } from '../../../ui/button';
import { EmptyState } from '../../../ui/states/empty-state';
import type { SimilarZip } from '../../queries';
import { type SearchedPlaces, noneNear } from '../results/search-messages';

interface NoSuchZipProps {
  zipCode: string;
  what: SearchedPlaces;
  similar: readonly SimilarZip[];
  /** The address of the same search near another ZIP code. */
  to: (zipCode: string) => string;
}

/** That there is no such ZIP code, and the nearest ones that there are. */
export function NoSuchZip(props: NoSuchZipProps): ReactNode {
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
