import { addDays } from '../../../contract/shared/calendar/days.js';

/** So many days before the last one to answer, members are reminded. */
const REMINDERS = [7, 1];

/** @returns whether an email is due today that none since the last one was; days as "YYYY-MM-DD" */
export function isReminderDue({
  until,
  today,
  remindedOn,
}: {
  until: string;
  today: string;
  remindedOn: string;
}): boolean {
  const due = REMINDERS.map((days) => addDays(until, -days)).filter((day) => day <= today && today <= until);
  return due.some((day) => remindedOn < day);
}
