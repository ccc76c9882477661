import { BOARD_GROUPS, type BoardEntry } from '../../../contract/directory/market-board.js';
import { amountOf } from '../../../contract/shared/money.js';
import { feeView } from '../fees/fee.view.js';
import { sellerPath } from '../roster/member.view.js';
import { groupOf, reminderOf } from './board.rules.js';
import type { BoardRow } from './board.sql.js';

/** By group; by name within. */
export const boardEntries = (rows: readonly BoardRow[], now: Date): BoardEntry[] =>
  rows
    .map((row) => boardEntry(row, now))
    .sort((a, b) => BOARD_GROUPS.indexOf(a.group) - BOARD_GROUPS.indexOf(b.group));

const boardEntry = (row: BoardRow, now: Date): BoardEntry => ({
  ...{ memberId: row.memberId, name: row.name, path: sellerPath(row), stall: row.stall },
  ...{ group: groupOf(row), answer: row.answer, comesEveryDay: row.comesEveryDay },
  ...{ brings: row.brings, note: row.note, phone: row.phone, email: row.email },
  askedAt: row.askedAt?.toISOString() ?? null,
  reminder: reminderOf(row, now),
  fee: feeView(row),
  lastFee: row.lastFee === null ? null : amountOf(row.lastFee),
});
