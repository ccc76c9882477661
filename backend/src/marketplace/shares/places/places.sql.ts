import { statement } from '../../../platform/database/statement.js';

/** Locks all sizes of a share and after them the windows that its members can get, each ascending. */
export const lockSizes = statement<{ id: number }, [planId: number]>(
  'SELECT id FROM share_sizes WHERE plan_id = $1 ORDER BY id FOR UPDATE',
);

/** With those that places are kept in. */
export const lockAllDays = statement<{ id: number }, [planId: number, now: Date]>(`
  SELECT id FROM pickup_windows WHERE id IN (
    SELECT own.id FROM share_dates AS share JOIN share_sites AS site ON site.plan_id = share.plan_id
      JOIN pickup_windows AS own ON own.schedule_id = site.schedule_id AND own.date = share.date
      WHERE share.plan_id = $1 AND share.state <> 'canceled' AND own.orders_close_at > $2
    UNION ALL
    SELECT unnest(kept.window_ids) FROM kept_places AS kept JOIN share_sizes AS size ON size.id = kept.size_id
      WHERE size.plan_id = $1)
  ORDER BY id FOR UPDATE`);
