import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useLocation } from 'react-router-dom';
import { isMissing } from '../../lib/api/api';
import { useSession } from '../../shared/sign-in/session';
import { EmptyArt } from '../../ui/art/empty-art';
import { LinkButton } from '../../ui/button';
import { CouldNotLoad } from '../../ui/states/could-not-load';
import { EmptyState } from '../../ui/states/empty-state';

/** In the place of an order that is not there, or not for whoever asks. */
export function OrderMissing({ error, onRetry }: { error: Error; onRetry: () => unknown }) {
  const { pathname, search } = useLocation();
  const { me } = useSession();
  if (!isMissing(error)) {
    return <CouldNotLoad title="We couldn’t load this order." error={error} onRetry={onRetry} />;
  }
  return (
    <EmptyState
      isError
      heading="h1"
      picture={<EmptyArt scene="not-found" />}
      title="Order not found"
      hint="Open it from the link in your confirmation email, or log in to the account you ordered with."
      action={
        <div className="flex flex-wrap justify-center gap-3">
          {me ? (
            <LinkButton to={paths.orders}>My orders</LinkButton>
          ) : (
            <LinkButton to={paths.login({ returnTo: pathname + search })}>Log in</LinkButton>
          )}
          <LinkButton look="secondary" to={paths.marketplace()}>
            Browse Products
          </LinkButton>
        </div>
      }
    />
  );
}
