import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useQuery } from '@tanstack/react-query';
import { Sprout } from 'lucide-react';
import { countOf } from '../../../lib/format/format';
import type { Session } from '../../../shared/sign-in/session';
import { EmptyArt } from '../../../ui/art/empty-art';
import { Button, LinkButton } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { Pagination } from '../../../ui/navigation/pagination';
import { EmptyState } from '../../../ui/states/empty-state';
import { Skeleton } from '../../../ui/states/skeleton';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { countOfList } from '../../queries';
import { NoSuchPage } from '../../search/results/no-such-page';
import { isPastEnd, pagesOf } from '../../search/results/paging';
import { questionTrouble } from '../../search/results/search-messages';
import { claimQuery } from '../farm-queries';
import { type ClaimSearch, claimAddress } from './claim-address';
import { ClaimButton } from './claim-button';
import { ClaimCard } from './claim-card';

function Loading() {
  return (
    <div aria-busy className="flex flex-col gap-4">
      <VisuallyHidden>Searching for farms...</VisuallyHidden>
      {Array.from({ length: 4 }, (_, index) => (
        <Card key={index} className="flex gap-4 p-4" data-testid="skeleton">
          <Skeleton className="aspect-4/3 w-20 shrink-0 self-start sm:w-36" />
          <div className="flex flex-1 flex-col gap-3">
            <Skeleton className="h-6 w-3/5" />
            <Skeleton className="h-4 w-4/5" />
            <Skeleton className="h-5 w-24 rounded-full" />
            <Skeleton className="h-11 w-40" />
          </div>
        </Card>
      ))}
    </div>
  );
}

function NothingFound({ search, zipCode }: ClaimSearch) {
  const where = zipCode && ` near ${zipCode}`;
  const title = search ? `No farms named “${search}” found${where}.` : `No farms found${where}.`;
  const hint =
    search && zipCode
      ? 'Try a shorter name, or search without the ZIP code. If your farm isn’t listed, register it.'
      : 'Try a shorter name or a nearby ZIP code. If your farm isn’t listed, register it.';
  return (
    <EmptyState
      picture={<EmptyArt scene="no-results" />}
      title={title}
      hint={hint}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <LinkButton to={paths.newFarm} icon={<Sprout aria-hidden size={18} />}>
            Register a new farm
          </LinkButton>
          {search && zipCode && (
            <LinkButton look="secondary" to={paths.claimFarm({ search })}>
              Search everywhere
            </LinkButton>
          )}
        </div>
      }
    />
  );
}

export interface ClaimResultsProps {
  call: string;
  state: ClaimSearch;
  session: Session;
  onClaimed: () => void;
}

/** The farms that were found, each with its claim button. */
export function ClaimResults({ call, state, session, onClaimed }: ClaimResultsProps) {
  const { data, isPending, error, refetch } = useQuery(claimQuery(call));
  if (isPending) return <Loading />;
  if (error) {
    return (
      <EmptyState
        isError
        picture={<EmptyArt scene="went-wrong" />}
        title="Unable to search for farms. Please try again."
        hint={questionTrouble(error)}
        action={<Button onClick={() => void refetch()}>Try again</Button>}
      />
    );
  }
  if (isPastEnd(state.page, data))
    return <NoSuchPage page={state.page} first={claimAddress({ ...state, page: 1 })} />;
  if (data.items.length === 0) return <NothingFound {...state} />;
  const { total, isMore } = countOfList(data);
  const { count, hasNext } = pagesOf({ total, isMore }, state.page, data.items.length);
  return (
    <>
      <h2 id="results" className="text-lg" aria-live="polite">
        {isMore ? `More than ${countOf(total, 'farm')}` : countOf(total, 'farm')} found
        {data.corrected && (
          <span className="font-sans text-base font-normal text-soft"> for “{data.corrected}”</span>
        )}
      </h2>
      <ul aria-label="Farms" className="flex flex-col gap-4">
        {data.items.map((farm) => (
          <li key={farm.id}>
            <ClaimCard
              farm={farm}
              action={<ClaimButton farm={farm} session={session} onClaimed={onClaimed} />}
            />
          </li>
        ))}
      </ul>
      <Pagination
        label="Farms"
        page={state.page}
        pageCount={count}
        hasNext={hasNext}
        to={(page) => claimAddress({ ...state, page })}
      />
    </>
  );
}
