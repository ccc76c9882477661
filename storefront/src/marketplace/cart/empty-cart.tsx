import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { EmptyArt } from '../../ui/art/empty-art';
import { LinkButton } from '../../ui/button';
import { EmptyState } from '../../ui/states/empty-state';

/** What stands in the place of the cart, and of the checkout, when there is nothing in it. */
export function EmptyCart({ heading }: { heading?: 'h1' | 'h2' }) {
  return (
    <EmptyState
      picture={<EmptyArt scene="no-results" />}
      title="Your cart is empty"
      {...(heading && { heading })}
      hint="Find fresh food from farms near you."
      action={
        <LinkButton size="lg" to={paths.marketplace()}>
          Browse Products
        </LinkButton>
      }
    />
  );
}
