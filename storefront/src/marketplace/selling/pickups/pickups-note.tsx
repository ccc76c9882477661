import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { MapPinned } from 'lucide-react';
import { LinkButton } from '../../../ui/button';
import { Card } from '../../../ui/card';

/** On the dashboard: the way to where and when customers pick up. */
export function PickupsNote() {
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4 sm:px-5">
      <p className="flex min-w-0 items-center gap-3">
        <MapPinned aria-hidden size={22} className="shrink-0 text-leaf" />
        <span>
          <strong className="font-semibold">Pickup sites</strong>{' '}
          <span className="text-soft">Where customers pick up, on which days and until when they order.</span>
        </span>
      </p>
      <LinkButton size="sm" look="secondary" to={paths.vendorPickups}>
        Pickup sites
      </LinkButton>
    </Card>
  );
}
