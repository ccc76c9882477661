import { backOnText } from '@farmgate/backend/contract/marketplace/back-on';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useQuery } from '@tanstack/react-query';
import { LinkButton } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { daysOffQuery } from '../vendor-queries';

/** For vendors who are away: that no one can order, and the way to end it. */
export function DaysOffNote() {
  const { data } = useQuery(daysOffQuery());
  if (!data?.backOn) return null;
  return (
    <Card className="flex flex-wrap items-center justify-between gap-4 p-4">
      <p>You’re away, so no one can order. Shoppers read “{backOnText(data.backOn)}.”</p>
      <LinkButton look="secondary" to={paths.daysOff}>
        Change days off
      </LinkButton>
    </Card>
  );
}
