import type { MyMarketDay } from '@farmgate/backend/contract/directory/attendance';
import { stallAnchor } from '@farmgate/backend/contract/directory/markets';
import type { AttendanceAnswer } from '@farmgate/backend/contract/directory/markets';
import { Suspense, lazy } from 'react';
import { ClosedLink } from '../../shared/business/closed-days-note';
import { closureOn, useClosures } from '../../shared/business/use-closures';
import { Card } from '../../ui/card';
import { AnswerButtons } from './answer-buttons';
import type { BringFormProps } from './bring-form';
import { DayFacts } from './day-facts';
import { feeText } from './fee-text';

const BringForm = lazy(() => import('./bring-form').then((module) => ({ default: module.BringForm })));

export interface MarketDayCardProps {
  of: MyMarketDay;
  /** The level of its title on the page. */
  heading: 'h2' | 'h3';
  /** The answer that is being sent. */
  pending: AttendanceAnswer | null;
  onAnswer: (answer: AttendanceAnswer) => void;
  onBring: BringFormProps['onSave'];
}

/** A day of a market that one sells at: whether one comes, and with what. */
export function MarketDayCard({ of, heading, pending, onAnswer, onBring }: MarketDayCardProps) {
  const { day, market, member } = of;
  const where = [member.name, member.stall && `your stall: ${member.stall}`].filter(Boolean).join(', ');
  const isClosed = closureOn(useClosures(), day.date) !== undefined;
  const isComing = of.answer === 'coming' || (of.answer === null && member.comesEveryDay);
  return (
    <Card className="flex flex-col gap-4 p-4 sm:p-5">
      <DayFacts day={day} market={market} heading={heading}>
        <p className="text-sm text-soft wrap-anywhere">
          {where}
          {member.stall && member.isOnMap && (
            <>
              {', '}
              <a href={`${market.path}#${stallAnchor(member.stall)}`} className="link hit">
                see map
              </a>
            </>
          )}
        </p>
        {of.fee && (
          <p className="text-sm wrap-anywhere">
            {[`Stall fee: ${feeText(of.fee)}`, of.fee.note].filter(Boolean).join('. ')}
          </p>
        )}
      </DayFacts>
      {day.status !== 'cancelled' && <AnswerButtons of={of} pending={pending} onAnswer={onAnswer} />}
      {isClosed && (
        <p className="text-sm">
          You said you’re closed that day in <ClosedLink />.
        </p>
      )}
      {day.status !== 'cancelled' && isComing && (
        <Suspense fallback={null}>
          <BringForm of={of} isPending={pending !== null} onSave={onBring} />
        </Suspense>
      )}
    </Card>
  );
}
