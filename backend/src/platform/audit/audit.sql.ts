import { statement } from '../database/statement.js';

type Entry = [
  userId: number,
  username: string,
  action: string,
  resource: string,
  recordId: string,
  before: string | null,
  after: string | null,
  note: string | null,
];

export const insertEntry = statement<object, Entry>(
  `INSERT INTO audit_log (user_id, username, action, resource, record_id, before, after, note)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
);

export const forgetChangesBy = statement<object, [userId: number, username: string]>(
  `UPDATE audit_log SET username = $2, before = NULL, after = NULL WHERE user_id = $1 AND action LIKE 'owner-%'`,
);

/** Who did what and when stays. */
export const forgetAccount = statement<object, [userId: string]>(
  `UPDATE audit_log SET before = NULL, after = NULL, note = NULL
  WHERE (resource = 'users' AND record_id = $1) OR (resource = 'sessions' AND before ->> 'userId' = $1)`,
);

const without = (side: string) =>
  `${side} = CASE WHEN ${side} ->> 'userId' = $1 THEN ${side} - $2::text[] ELSE ${side} END`;

export const forgetFields = statement<object, [userId: string, fields: readonly string[]]>(
  `UPDATE audit_log SET ${without('before')}, ${without('after')}
  WHERE before ->> 'userId' = $1 OR after ->> 'userId' = $1`,
);
