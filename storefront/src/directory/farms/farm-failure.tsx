import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { ApiError, sentenceOf } from '../../lib/api/api';
import { PageHead } from '../../lib/page/page-head';
import { EmptyArt } from '../../ui/art/empty-art';
import { Button, LinkButton } from '../../ui/button';
import { EmptyState } from '../../ui/states/empty-state';

export interface FarmFailureProps {
  error: unknown;
  /** It is known that there is no such farm. */
  isMissing?: boolean;
  onRetry: () => void;
  /** Where else to go: to other farms, or back to one's own. */
  otherwise: string;
}

/** In the place of a farm's page: there is no such farm, or it could not be had. */
export function FarmFailure({ error, isMissing = false, onRetry, otherwise }: FarmFailureProps) {
  const isAnswer = error instanceof ApiError && error.status < 500 && error.status !== 429;
  const isOurs = !isMissing && !isAnswer;
  const title = isOurs ? 'We couldn’t load this farm' : 'Farm not found';
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
            : 'The farm may have closed, or the farmer may have removed its page.'
        }
        action={
          <div className="flex flex-wrap justify-center gap-3">
            {isOurs && <Button onClick={onRetry}>Try again</Button>}
            <LinkButton look={isOurs ? 'secondary' : 'primary'} to={otherwise}>
              {otherwise === paths.farmerDashboard ? 'Go to your dashboard' : 'Browse Local Farms'}
            </LinkButton>
          </div>
        }
      />
    </div>
  );
}
