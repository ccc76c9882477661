import { backOnText } from '@farmgate/backend/contract/marketplace/back-on';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useQuery } from '@tanstack/react-query';
import { LinkButton } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { daysOffQuery } from '../vendor-queries';

/** For vendors who are away, or have orders for days when they’re closed. */
export function DaysOffNote() {
  const { data } = useQuery(daysOffQuery());
  if (!data) return null;
  if (!data.backOn && data.booked.length === 0) return null;
  return (
    <Card className="flex flex-wrap items-center justify-between gap-4 p-4">
      <div>
        {data.backOn && <p>You’re away, so no one can order. Shoppers read “{backOnText(data.backOn)}.”</p>}
        {data.booked.length > 0 && (
          <p>
            {data.booked.length === 1
              ? '1 order is booked on a day you’re closed.'
              : `${data.booked.length} orders are booked on days you’re closed.`}
          </p>
        )}
      </div>
      <LinkButton look="secondary" to={paths.daysOff}>
        {data.booked.length > 0 ? 'See days off' : 'Change days off'}
      </LinkButton>
    </Card>
  );
}
