import { statement } from '../../platform/database/statement.js';
import { MOST_COUNTED } from '../../platform/observability/metrics/database-figures.sql.js';

/** If there are any, something is wrong with the jobs or the provider. */
export const countOverdue = statement<{ count: number }>(`
  SELECT count(*)::int AS count FROM (
    SELECT 1 FROM orders WHERE payment_status = 'held' AND held_until < now() - interval '5 minutes' LIMIT ${MOST_COUNTED}
  ) AS overdue`);
