import type { MemberWorkView, WorkedView } from '@farmgate/backend/contract/marketplace/shares/work-offer';
import { hoursText } from '@farmgate/backend/contract/marketplace/shares/work-words';
import type { ReactNode } from 'react';
import { monthDay } from '../../../shared/shares/share-words';
import { Card } from '../../../ui/card';
import { amountText } from '../amount-text';

/** @returns what is left to do, or what became of it */
function leftText({ left, until, isOver, state }: MemberWorkView): string {
  if (left === 0) return 'All done. Thank you!';
  if (state === 'asked') return 'The farm asked for the missing hours. See the payments.';
  if (state === 'waived') return 'The farm let the missing hours go.';
  return isOver
    ? `${hoursText(left)} missing. The last day to work was ${monthDay(until)}.`
    : `${hoursText(left)} left, by ${monthDay(until)}.`;
}

interface WorkedProps {
  worked: readonly WorkedView[];
  /** What can be done about one. */
  actions?: ((worked: WorkedView) => ReactNode) | undefined;
}

/** The hours that were noted, a line each. */
export function Worked({ worked, actions }: WorkedProps) {
  return (
    <ul className="divide-y divide-line border-t border-line empty:hidden">
      {worked.map((one) => (
        <li
          key={one.id}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3 text-sm sm:px-5"
        >
          <span className="min-w-0 wrap-anywhere">
            {monthDay(one.day)}
            {one.note && <span className="block text-soft">{one.note}</span>}
          </span>
          <span className="flex items-center gap-3">
            <span className="tabular-nums">{hoursText(one.hours)}</span>
            {actions?.(one)}
          </span>
        </li>
      ))}
    </ul>
  );
}

interface MemberWorkProps {
  work: MemberWorkView;
  /** What can be done about the hours. */
  actions?: ReactNode;
  each?: (worked: WorkedView) => ReactNode;
}

/** Hours that pay a part of a member's share: how many are done, and what is left. */
export function MemberWork({ work, actions, each }: MemberWorkProps) {
  const { hours, done, rate, amount, worked } = work;
  return (
    <section aria-labelledby="work" className="flex flex-col gap-3">
      <h2 id="work" tabIndex={-1} className="text-xl">
        Work
      </h2>
      <Card className="flex flex-col">
        <div className="flex flex-col gap-3 p-4 sm:px-5">
          <p className="text-sm">
            <span className="font-semibold">
              {done} of {hoursText(hours)} done.
            </span>{' '}
            {leftText(work)}
            <span className="block text-soft">
              {amountText(amount)} of the price, {amountText(rate)} an hour
            </span>
          </p>
          {actions}
        </div>
        <Worked worked={worked} actions={each} />
      </Card>
    </section>
  );
}
