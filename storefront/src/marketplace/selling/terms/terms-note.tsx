import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { Tag } from 'lucide-react';
import { LinkButton } from '../../../ui/button';
import { Card } from '../../../ui/card';

/** On the dashboard: the way to one's own prices and codes. */
export function TermsNote() {
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4 sm:px-5">
      <p className="flex min-w-0 items-center gap-3">
        <Tag aria-hidden size={22} className="shrink-0 text-leaf" />
        <span>
          <strong className="font-semibold">Prices and terms</strong>{' '}
          <span className="text-soft">Shipping, minimum order and discount codes.</span>
        </span>
      </p>
      <div className="flex flex-wrap gap-2">
        <LinkButton size="sm" look="secondary" to={paths.vendorCodes}>
          Discount codes
        </LinkButton>
        <LinkButton size="sm" look="secondary" to={paths.vendorTerms}>
          Prices and terms
        </LinkButton>
      </div>
    </Card>
  );
}
