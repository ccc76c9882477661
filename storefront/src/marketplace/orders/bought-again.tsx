import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { Link } from '../../ui/navigation/link';
import { productPath } from '../parts/option-address';
import type { BuyAgainOutcome } from './buy-again';

/** What came of buying again. It stays, as a notification about what is not sold anymore would not. */
export function BoughtAgain({ outcome }: { outcome: BuyAgainOutcome | undefined }) {
  return (
    <div role="status" className="text-sm wrap-anywhere not-empty:pt-2">
      {outcome?.sentences.join(' ')}
      {outcome?.toChoose.map(({ productId, name }) => (
        <span key={productId}>
          {' '}
          {name} now comes in several options.{' '}
          <Link to={productPath(productId)} className="link">
            Choose one<span className="sr-only"> of {name}</span>
          </Link>
          .
        </span>
      ))}
      {outcome?.isAnyAdded && (
        <>
          {' '}
          <Link to={paths.cart} className="link">
            View cart
          </Link>
        </>
      )}
    </div>
  );
}
