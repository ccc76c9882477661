import { backOnText } from '@farmgate/backend/contract/marketplace/back-on';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useQuery } from '@tanstack/react-query';
import { bookedText, closuresQuery } from '../../../shared/business/closures';
import { LinkButton } from '../../../ui/button';
import { Card } from '../../../ui/card';

/** For vendors who are away, or have orders for days when they’re closed. */
export function ClosedNote() {
  const { data } = useQuery(closuresQuery());
  if (!data) return null;
  if (!data.backOn && data.booked.length === 0) return null;
  return (
    <Card className="flex flex-wrap items-center justify-between gap-4 p-4">
      <div>
        {data.backOn && <p>You’re away, so no one can order. Shoppers read “{backOnText(data.backOn)}.”</p>}
        {data.booked.length > 0 && <p>{bookedText(data.booked.length)}.</p>}
      </div>
      <LinkButton look="secondary" to={paths.closed()}>
        See when you’re closed
      </LinkButton>
    </Card>
  );
}
