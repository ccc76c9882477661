import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router-dom';
import { ApiError, sentenceOf } from '../../lib/api/api';
import { PageHead } from '../../lib/page/page-head';
import { EmptyArt } from '../../ui/art/empty-art';
import { Button, LinkButton } from '../../ui/button';
import { EmptyState } from '../../ui/states/empty-state';
import { FarmSkeleton } from '../farms/farm-skeleton';
import { PlaceDetail } from './place-detail';
import { movedPlacePath, placeQuery } from './place-queries';

function PlaceFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const isOurs = !(error instanceof ApiError) || error.status >= 500 || error.status === 429;
  const title = isOurs ? 'We couldn’t load this place' : 'Place not found';
  return (
    <div className="page flex min-h-[60vh] items-center justify-center">
      <PageHead title={title} noindex />
      <EmptyState
        isError
        heading="h1"
        picture={<EmptyArt scene={isOurs ? 'went-wrong' : 'not-found'} />}
        title={title}
        hint={
          isOurs
            ? sentenceOf(error, 'Please try again in a moment.')
            : 'It may have closed, or it’s listed under another name.'
        }
        action={
          <div className="flex flex-wrap justify-center gap-3">
            {isOurs && <Button onClick={onRetry}>Try again</Button>}
            <LinkButton look={isOurs ? 'secondary' : 'primary'} to={paths.farmersMarkets()}>
              Find a farmers market
            </LinkButton>
            <LinkButton look="secondary" to={paths.browse()}>
              Browse Local Farms
            </LinkButton>
          </div>
        }
      />
    </div>
  );
}

/** /places/:slug, the page of a market, CSA, stand … that is not registered as a farm. */
export function PlacePage() {
  const { slug = '' } = useParams();
  const { data: place, error, refetch } = useQuery(placeQuery(slug));
  const moved = movedPlacePath(slug, place);
  if (moved !== undefined) return <Navigate to={moved} replace />;
  if (place) return <PlaceDetail place={place} />;
  if (error) return <PlaceFailure error={error} onRetry={() => void refetch()} />;
  return <FarmSkeleton />;
}
