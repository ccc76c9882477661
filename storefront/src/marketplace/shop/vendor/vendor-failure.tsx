import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { sentenceOf } from '../../../lib/api/api';
import { LinkButton } from '../../../ui/button';
import { PageFailure } from '../../../ui/states/page-failure';
import { isNotSelling } from '../../queries';

/** In the place of a vendor that cannot be had right now. */
export function VendorFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const isGone = isNotSelling(error);
  return (
    <PageFailure
      title={isGone ? 'Not selling here now' : 'Failed to load vendor'}
      isGone={isGone}
      goneScene="no-results"
      hint={sentenceOf(error, 'Please try again.')}
      onRetry={onRetry}
    >
      <LinkButton look="secondary" to={paths.marketplace()}>
        Browse Products
      </LinkButton>
    </PageFailure>
  );
}
