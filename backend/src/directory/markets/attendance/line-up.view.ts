import { type LineUpEntry, type Presence, PRESENCES } from '../../../contract/directory/line-up.js';
import { sellerPath } from '../roster/member.view.js';
import type { LineUpRow } from './line-up.sql.js';

/** Those who are coming first; by name within. */
export function lineUp(rows: readonly LineUpRow[]): LineUpEntry[] {
  return rows.map(entry).sort((a, b) => PRESENCES.indexOf(a.presence) - PRESENCES.indexOf(b.presence));
}

const entry = (row: LineUpRow): LineUpEntry => ({
  memberId: row.memberId,
  name: row.name,
  path: sellerPath(row),
  stall: row.stall,
  presence: presenceOf(row),
  answeredAt: row.answeredAt,
  brings: row.brings,
  note: row.note,
});

function presenceOf({ answer, comesEveryDay }: LineUpRow): Presence {
  return answer ?? (comesEveryDay ? 'coming' : 'usual');
}
