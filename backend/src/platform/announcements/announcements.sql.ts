import { statement } from '../database/statement.js';

/** With their notices. */
export const forgetAnnouncements = statement<object, [days: number]>(`
  DELETE FROM announcements WHERE id IN (SELECT id FROM announcements
    WHERE created_at < now() - $1 * interval '1 day' ORDER BY created_at LIMIT 20)`);
