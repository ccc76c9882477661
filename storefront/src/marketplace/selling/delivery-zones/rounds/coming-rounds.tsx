import { windowText } from '@farmgate/backend/contract/marketplace/pickup/handover-words';
import type { PickupWindowView } from '@farmgate/backend/contract/marketplace/pickup/pickups';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useQuery } from '@tanstack/react-query';
import { useMay } from '../../../../shared/business/use-may';
import { Link } from '../../../../ui/navigation/link';
import { MOST_ROUNDS, roundsQuery, zonesQuery } from '../zone-queries';
import { roundText } from '../zone-words';

function Round({ round, mayOpen }: { round: PickupWindowView; mayOpen: boolean }) {
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line py-2 text-sm">
      <span>
        {windowText(round)}
        {round.reason && <span className="text-soft"> ({round.reason})</span>}
      </span>
      <span className="flex items-baseline gap-4">
        <span className="text-soft">{roundText(round)}</span>
        {mayOpen && (
          <Link
            to={paths.deliveryDay(round.id)}
            aria-label={`Stop list for ${windowText(round)}`}
            className="hit font-semibold text-leaf hover:underline"
          >
            Stop list
          </Link>
        )}
      </span>
    </li>
  );
}

/** The next days on which orders are brought to a zone. */
export function ComingRounds({ zoneId }: { zoneId: number }) {
  const { may } = useMay();
  const { data: zones = [] } = useQuery(zonesQuery());
  const { data } = useQuery({
    ...roundsQuery(),
    enabled: zones.some(({ schedules }) => schedules.length > 0),
  });
  const rounds = (data ?? []).filter((round) => round.zoneId === zoneId).slice(0, MOST_ROUNDS);
  if (rounds.length === 0) return null;
  return (
    <div className="mt-2">
      <h3 className="mb-1.5 text-sm font-semibold">Coming up</h3>
      <ul>
        {rounds.map((round) => (
          <Round key={round.id} round={round} mayOpen={may('orders')} />
        ))}
      </ul>
    </div>
  );
}
