import { dayIn } from '../../../contract/shared/calendar/date-format.js';
import { addDays } from '../../../contract/shared/calendar/days.js';
import {
  type AccountBox,
  type AccountParts,
  type AccountPayment,
  accountOf,
  isLive,
} from './account.rules.js';

/** So many days before its change deadline, a member has been told that a box will be paused. */
const PAUSE_NOTICE_DAYS = 7;
/** So many days after a payment was due, its member is reminded. */
const REMINDER_DAYS: readonly number[] = [1, 7, 14, 28];

export interface PausableBox extends AccountBox {
  heldFor: string | null;
  timeZone: string;
}

interface Parts<Box> extends Omit<AccountParts, 'boxes' | 'payments'> {
  boxes: readonly Box[];
  payments: readonly (AccountPayment & Late)[];
}

/** What says since when a payment is late. */
interface Late {
  dueOn: string;
  /** When it was opened again. */
  openSince: Date | null;
}

/** The day after which an open payment is late. */
function lateAfter({ dueOn, openSince }: Late, timeZone: string): string {
  const opened = openSince ? dayIn(timeZone, openSince) : dueOn;
  return opened > dueOn ? opened : dueOn;
}

const noticeDay = ({ changeUntil, timeZone }: PausableBox): string =>
  addDays(dayIn(timeZone, changeUntil), -PAUSE_NOTICE_DAYS);

/**
 * What was paid lets boxes go out, the soonest first. One that it doesn't cover is paused where a payment was
 * late before its member could be told. What the farm let go out after all (`unpaid`) isn't.
 * @returns boxes to come that will be paused if nothing more is paid
 */
export function pausedBoxes<Box extends PausableBox>(parts: Parts<Box>, now: Date): Box[] {
  const open = parts.payments.filter(({ state }) => state === 'open');
  let { prepaid } = accountOf(parts, now, '');
  return parts.boxes
    .filter((box) => isLive(box, now))
    .sort((one, other) => one.changeUntil.getTime() - other.changeUntil.getTime())
    .filter((box) => {
      const cost = box.value + box.tax;
      const isLate = open.some((payment) => lateAfter(payment, box.timeZone) < noticeDay(box));
      if (isLate && prepaid < cost && box.heldFor !== 'unpaid') return true;
      prepaid -= cost;
      return false;
    });
}

/**
 * Of what is late, and a week before a box is paused. A day that was missed is made up for.
 * @param remindedOn when the member was last reminded, "YYYY-MM-DD"; null for never
 * @returns whether a member is reminded today
 */
export function isReminderDay(
  late: readonly Late[],
  paused: readonly PausableBox[],
  { today, timeZone, remindedOn }: { today: string; timeZone: string; remindedOn: string | null },
): boolean {
  const days = late.flatMap((payment) =>
    REMINDER_DAYS.map((after) => addDays(lateAfter(payment, timeZone), after)),
  );
  if (late.length > 0) days.push(...paused.map(noticeDay));
  return days.some((day) => day <= today && (remindedOn === null || day > remindedOn));
}
