import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { Link } from '../../ui/navigation/link';
import type { buyAgainOutcome } from './buy-again';

/** What came of buying again. It stays, as a notification about what is not sold anymore would not. */
export function BoughtAgain({ outcome }: { outcome: ReturnType<typeof buyAgainOutcome> | undefined }) {
  return (
    <div role="status" className="text-sm wrap-anywhere not-empty:pt-2">
      {outcome?.sentences.join(' ')}
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
