import type { WorkerView } from '../../../contract/marketplace/shares/share-work.js';
import type { MemberWorkView, WorkedView } from '../../../contract/marketplace/shares/work-offer.js';
import { amountOf } from '../../../contract/shared/money.js';
import { hoursLeft, missingCents, workState } from './work.rules.js';
import type { WorkRow } from './works.sql.js';

const workedView = ({ id, minutes, day, note }: WorkRow['worked'][number]): WorkedView => ({
  ...{ id, hours: minutes / 60, day, note },
});

/** @param today "YYYY-MM-DD" where the boxes are picked up */
export const memberWorkView = (work: WorkRow, today: string): MemberWorkView => ({
  ...{ hours: work.hours, rate: amountOf(work.rate), until: work.until },
  ...{ amount: amountOf(work.hours * work.rate), done: work.minutes / 60, left: hoursLeft(work) },
  ...{ missing: amountOf(missingCents(work)), isOver: today > work.until, state: workState(work) },
  worked: work.worked.map(workedView),
});

export const workerView = (row: {
  id: number;
  firstName: string;
  lastName: string;
  isEnded: boolean;
  work: WorkRow;
}): WorkerView => ({
  ...{ id: row.id, name: `${row.firstName} ${row.lastName}`.trim(), isEnded: row.isEnded },
  ...{ hours: row.work.hours, done: row.work.minutes / 60, left: hoursLeft(row.work) },
  ...{ state: workState(row.work), worked: row.work.worked.map(workedView) },
});
