import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { sentenceOf } from '../../../lib/api/api';
import { PageHead } from '../../../lib/page/page-head';
import { EmptyArt } from '../../../ui/art/empty-art';
import { Button, LinkButton } from '../../../ui/button';
import { EmptyState } from '../../../ui/states/empty-state';

/** In the place of a vendor that cannot be had right now. */
export function VendorFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <div className="page flex min-h-[60vh] items-center justify-center">
      <PageHead title="Failed to load vendor" noindex />
      <EmptyState
        isError
        heading="h1"
        picture={<EmptyArt scene="went-wrong" />}
        title="Failed to load vendor"
        hint={sentenceOf(error, 'Please try again.')}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <Button onClick={onRetry}>Try again</Button>
            <LinkButton look="secondary" to={paths.marketplace()}>
              Browse Products
            </LinkButton>
          </div>
        }
      />
    </div>
  );
}
