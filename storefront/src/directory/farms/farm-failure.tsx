import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { isMissing, sentenceOf } from '../../lib/api/api';
import { LinkButton } from '../../ui/button';
import { PageFailure } from '../../ui/states/page-failure';

export interface FarmFailureProps {
  error: unknown;
  /** It is known that there is no such farm. */
  isMissing?: boolean;
  onRetry: () => void;
  /** Where else to go: to other farms, or back to one's own. */
  otherwise: string;
}

/** In the place of a farm's page: there is no such farm, or it could not be had. */
export function FarmFailure({ error, isMissing: isKnown = false, onRetry, otherwise }: FarmFailureProps) {
  const isGone = isKnown || isMissing(error);
  return (
    <PageFailure
      title={isGone ? 'Farm not found' : 'We couldn’t load this farm'}
      isGone={isGone}
      hint={
        isGone
          ? 'The farm may have closed, or the farmer may have removed its page.'
          : sentenceOf(error, 'Please try again in a moment.')
      }
      onRetry={onRetry}
    >
      <LinkButton look={isGone ? 'primary' : 'secondary'} to={otherwise}>
        {otherwise === paths.farmerDashboard ? 'Go to your dashboard' : 'Browse Local Farms'}
      </LinkButton>
    </PageFailure>
  );
}
