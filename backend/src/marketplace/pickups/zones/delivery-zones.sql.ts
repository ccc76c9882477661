import { statement } from '../../../platform/database/statement.js';

/** Whether somebody still waits for a delivery round of a zone. */
export const promisedRound = statement<{ id: number }, [zoneId: number, now: Date]>(`
  SELECT own.id FROM pickup_windows AS own JOIN pickup_schedules AS schedule ON schedule.id = own.schedule_id
  WHERE schedule.zone_id = $1 AND own.taken > 0 AND own.ends_at > $2 AND own.status <> 'canceled'
  LIMIT 1`);
