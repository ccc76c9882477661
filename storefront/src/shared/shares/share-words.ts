import { WEEKDAYS } from '@farmgate/backend/contract/directory/hours';
import type { ShareView } from '@farmgate/backend/contract/marketplace/shares/public-shares';
import type { ShareHalf } from '@farmgate/backend/contract/marketplace/shares/share-terms';
import { hoursText } from '@farmgate/backend/contract/marketplace/shares/work-words';
import { monthName } from '@farmgate/backend/contract/shared/calendar/months';
import { dollarsShort } from '@farmgate/backend/contract/shared/money';
import { countOf } from '../../lib/format/format';

/** @returns "June 3" */
export const monthDay = (day: string): string =>
  `${monthName(Number(day.slice(5, 7)))} ${Number(day.slice(8))}`;

/** @returns "May 27 to October 21, 2027", with both years where they differ */
export function seasonText({ firstDay, lastDay }: Pick<ShareView, 'firstDay' | 'lastDay'>): string {
  const year = (day: string) => `, ${day.slice(0, 4)}`;
  const first = monthDay(firstDay) + (firstDay.slice(0, 4) === lastDay.slice(0, 4) ? '' : year(firstDay));
  return `${first} to ${monthDay(lastDay)}${year(lastDay)}`;
}

/** @returns "Thursdays", "Thursdays, every other week" */
export const rhythmText = ({ weekday, rhythm }: Pick<ShareView, 'weekday' | 'rhythm'>): string =>
  `${WEEKDAYS[weekday]}s${rhythm === 'every_other' ? ', every other week' : ''}`;

/** @returns "June 3, June 17, July 1 …" */
export function datesText(days: readonly string[], shown = 3): string {
  return days.slice(0, shown).map(monthDay).join(', ') + (days.length > shown ? ' …' : '');
}

/** @returns "Eggs, Bread and Flowers" */
export const namesText = (names: readonly string[]): string =>
  names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** @returns the dates of a share, or of one half of it */
export const datesOf = ({ dates }: Pick<ShareView, 'dates'>, half: ShareHalf | null): string[] =>
  dates.filter((date) => half === null || date.half === half).map(({ date }) => date);

/** @returns "12 places left", "No places left" */
export const placesText = (count: number): string =>
  count === 0 ? 'No places left' : `${countOf(count, 'place')} left`;

/**
 * @param usual of a pickup: "Thursdays, 4 to 7 PM. Order by Tuesday, 6 PM."
 * @returns the same for boxes: "Thursdays, 4 to 7 PM. Change a box until Tuesday, 6 PM."
 */
export const boxUsual = (usual: string): string =>
  usual.replace(/\bOrder by /, 'Change a box until ').replace(/\bOrder /, 'Change a box ');

const upTo = (count: number) => (count === 1 ? '1 box' : `up to ${count} boxes`);

/** @returns what members get back who cancel */
export function refundSentence(refund: ShareView['refund']): string {
  if (refund.kind === 'none') return 'If you cancel, there’s no refund.';
  const { percent, until, deposit } = refund;
  const kept = deposit > 0 ? ` except a ${dollarsShort(Math.round(deposit * 100))} deposit` : '';
  const part = percent === 100 ? 'what you paid for the boxes left' : `${percent}% of the boxes left`;
  const end = until === null ? '' : ` until ${monthDay(until)}`;
  return `Cancel before your first box and get back what you paid${kept}. After that, get back ${part}${end}.`;
}

/** @returns "Work 8 hours at the farm by October 1 and pay $120 less for the season." */
const workSentence = ({ hours, rate, until }: NonNullable<ShareView['work']>): string =>
  `Work ${hoursText(hours)} at the farm by ${monthDay(until)} and pay ${dollarsShort(Math.round(hours * rate * 100))} less for the season, if you like.`;

type RuleField = 'includedHolds' | 'holds' | 'refund' | 'joinUntil' | 'pausesUnpaid' | 'work';

/** @returns the rules of a share, a sentence each */
export function ruleSentences(share: Pick<ShareView, RuleField>) {
  const { includedHolds, holds, refund, joinUntil, pausesUnpaid, work } = share;
  const last = includedHolds === 1 ? 'The last box isn’t' : `The last ${includedHolds} boxes aren’t`;
  return [
    ...(includedHolds > 0
      ? [
          `${last} in the price. Hold ${includedHolds === 1 ? 'a box' : 'boxes'} while you’re away, and you get ${includedHolds === 1 ? 'it' : 'them'} instead.`,
        ]
      : []),
    ...(holds.credit > 0 ? [`Hold ${upTo(holds.credit)} for credit.`] : []),
    ...(holds.shift > 0 ? [`Move ${upTo(holds.shift)} to another day.`] : []),
    ...(holds.donate > 0 ? [`Donate ${upTo(holds.donate)}.`] : []),
    ...(work ? [workSentence(work)] : []),
    refundSentence(refund),
    ...(pausesUnpaid ? ['If a payment is late, boxes it was for aren’t packed. We email you first.'] : []),
    ...(joinUntil === null ? [] : [`Join by ${monthDay(joinUntil)}.`]),
  ];
}
