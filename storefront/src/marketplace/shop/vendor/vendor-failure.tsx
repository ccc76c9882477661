import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { sentenceOf } from '../../../lib/api/api';
import { PageFailure } from '../../../lib/page/page-failure';
import { LinkButton } from '../../../ui/button';

/** In the place of a vendor that cannot be had right now. */
export function VendorFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <PageFailure
      title="Failed to load vendor"
      isGone={false}
      hint={sentenceOf(error, 'Please try again.')}
      onRetry={onRetry}
    >
      <LinkButton look="secondary" to={paths.marketplace()}>
        Browse Products
      </LinkButton>
    </PageFailure>
  );
}
