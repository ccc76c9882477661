import type { AdminPickupWindow } from '@farmgate/backend/contract/marketplace/admin/pickups.admin';
import { useRecordContext } from 'react-admin';
import { Badge } from '../../kit/cells';
import { STATUS_TONES } from './pickup-words';

/** Whether a day takes orders, as its vendor reads it. */
export function WindowStatus() {
  const day = useRecordContext<AdminPickupWindow>();
  if (!day) return null;
  return day.isDayOff ? (
    <Badge value="day_off" tones={{ day_off: 'waiting' }} />
  ) : (
    <Badge value={day.status} tones={STATUS_TONES} />
  );
}
