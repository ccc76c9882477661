import type { CartItemView } from '@farmgate/backend/contract/marketplace/cart';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { Link } from '../../../ui/navigation/link';
import { ApiError } from '../../../lib/api/api';
import { issuesOf } from '../../../lib/api/field-issues';
import { FormFailure } from '../../../ui/forms/form-failure';
import { changesBetween } from './order/price-changes';
import { FAILURE, codeOf, isRefusal } from './order/place-order';

interface CheckoutFailureProps {
  error: Error;
  /** What was in the cart when the button was pressed. */
  before: readonly CartItemView[] | null;
  items: readonly CartItemView[];
}

const sentencesOf = (error: Error) => issuesOf(error).map(({ message }) => message);

function Sentences({ children }: { children: readonly string[] }) {
  return children.map((sentence) => (
    <span key={sentence} className="block">
      {sentence}
    </span>
  ));
}

/** Why there is no order, what changed, and how to go on. What is wrong with a field stands at the field. */
export function CheckoutFailure({ error, before, items }: CheckoutFailureProps) {
  const code = codeOf(error);
  if (code === 'VALIDATION_FAILED' || code === 'DELIVERY_NOT_POSSIBLE') return null;
  if (code === 'TOTAL_CHANGED') {
    return (
      <FormFailure>
        <Sentences>{[...sentencesOf(error), ...(before ? changesBetween(before, items) : [])]}</Sentences>
        <span className="mt-1 block text-ink">
          We’ve updated your total above. To accept it, place your order again.
        </span>
      </FormFailure>
    );
  }
  if (code === 'DISCOUNT_NOT_POSSIBLE') {
    return (
      <FormFailure>
        <Sentences>{sentencesOf(error)}</Sentences>
        <span className="mt-1 block text-ink">
          We haven’t placed your order. Check your codes and try again.
        </span>
      </FormFailure>
    );
  }
  if (code === 'WINDOW_FULL' || code === 'WINDOW_CLOSED') {
    return (
      <FormFailure>
        <Sentences>{sentencesOf(error)}</Sentences>
        <span className="mt-1 block text-ink">
          We haven’t placed your order. Choose another day, then place it again.
        </span>
      </FormFailure>
    );
  }
  if (code === 'CART_CHANGED' || code === 'ORDER_BELOW_MINIMUM') {
    return (
      <FormFailure>
        <Sentences>{sentencesOf(error)}</Sentences>
        <Link to={paths.cart} className="mt-1 inline-block font-semibold underline">
          Change your cart
        </Link>
      </FormFailure>
    );
  }
  return (
    <FormFailure>
      {error instanceof ApiError && error.body ? error.body.message : FAILURE}
      {!isRefusal(error) && (
        <span className="mt-1 block text-ink">It’s safe to try again. You won’t be charged twice.</span>
      )}
    </FormFailure>
  );
}
