import { pickupPaths } from '@farmgate/backend/contract/marketplace/pickup/pickup-paths';
import { localDay } from '@farmgate/backend/contract/shared/calendar/local-day';
import { useQuery } from '@tanstack/react-query';
import { CalendarDays } from 'lucide-react';
import { useNow } from '../../../lib/page/visit';
import { useMay } from '../../../shared/business/use-may';
import { LinkButton } from '../../../ui/button';
import { pickupDaysQuery } from './pickup-days-queries';

/** Leads to the calendar; not there for vendors without pickup days. */
export function PickupDaysLink() {
  const { may, isKnown } = useMay();
  const now = useNow();
  const { data } = useQuery({
    ...pickupDaysQuery({ from: localDay(now), days: 56, limit: 1 }, !may('look')),
    enabled: isKnown,
  });
  if (!data?.items.length) return null;
  return (
    <LinkButton look="secondary" to={pickupPaths.pickupDays} icon={<CalendarDays aria-hidden size={18} />}>
      Pickup days
    </LinkButton>
  );
}
