import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { isMissing, sentenceOf } from '../../lib/api/api';
import { LinkButton } from '../../ui/button';
import { PageFailure } from '../../ui/states/page-failure';

/** In the place of a market that one doesn't run, or that didn't arrive. */
export function MarketFailure({ error, onRetry }: { error: Error; onRetry: () => unknown }) {
  const isGone = isMissing(error);
  return (
    <PageFailure
      title={isGone ? 'You don’t run this market' : 'We couldn’t load this market'}
      isGone={isGone}
      hint={
        isGone
          ? 'It may have other managers by now, or it’s no longer listed.'
          : sentenceOf(error, 'Please check your connection and try again.')
      }
      onRetry={onRetry}
    >
      <LinkButton look={isGone ? 'primary' : 'secondary'} to={paths.myMarkets}>
        Your markets
      </LinkButton>
    </PageFailure>
  );
}
