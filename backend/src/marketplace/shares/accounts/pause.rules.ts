import { dayIn } from '../../../contract/shared/calendar/date-format.js';
import { addDays } from '../../../contract/shared/calendar/days.js';
import { DAY_MS } from '../../../contract/shared/calendar/durations.js';
import { type AccountBox, type AccountParts, accountOf, isLive } from './account.rules.js';

/** So many days before its change deadline, a member has been told that a box will be paused. */
const PAUSE_NOTICE_DAYS = 7;
/** So many days after a payment was due, its member is reminded. */
const REMINDER_DAYS: readonly number[] = [1, 7, 14, 28];

export interface PausableBox extends AccountBox {
  heldFor: string | null;
  timeZone: string;
}

const noticeDay = ({ changeUntil, timeZone }: PausableBox): string =>
  addDays(dayIn(timeZone, changeUntil), -PAUSE_NOTICE_DAYS);

/**
 * What was paid lets boxes go out, the soonest first. One that it doesn't cover is paused where a payment was
 * late before its member could be told. What the farm let go out after all (`unpaid`) isn't.
 * @returns boxes to come that will be paused if nothing more is paid
 */
export function pausedBoxes<Box extends PausableBox>(
  { boxes, payments, entries }: Omit<AccountParts, 'boxes'> & { boxes: readonly Box[] },
  now: Date,
): Box[] {
  const open = payments.filter(({ state }) => state === 'open');
  let { prepaid } = accountOf({ boxes, payments, entries }, now, '');
  return boxes
    .filter((box) => isLive(box, now))
    .sort((one, other) => one.changeUntil.getTime() - other.changeUntil.getTime())
    .filter((box) => {
      const cost = box.value + box.tax;
      const isLate = open.some(({ dueOn }) => dueOn < noticeDay(box));
      if (isLate && prepaid < cost && box.heldFor !== 'unpaid') return true;
      prepaid -= cost;
      return false;
    });
}

const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** @returns whether a member is reminded on a day: of what is late, and a week before a box is paused */
export const isReminderDay = (
  late: readonly { dueOn: string }[],
  paused: readonly PausableBox[],
  today: string,
): boolean =>
  late.some(({ dueOn }) => REMINDER_DAYS.includes(daysBetween(dueOn, today))) ||
  (late.length > 0 && paused.some((box) => noticeDay(box) === today));
