import type { MyMarketDay } from '@farmgate/backend/contract/directory/attendance';
import type { AttendanceAnswer } from '@farmgate/backend/contract/directory/markets';
import { Card } from '../../ui/card';
import { Link } from '../../ui/navigation/link';
import { AnswerButtons } from './answer-buttons';
import { BringForm, type BringFormProps } from './bring-form';
import { DayStatus } from './day-status';
import { dayHours, dayTitle } from '../../lib/format/market-day';
import { WeatherNote } from './weather-note';

function DayFacts({
  of: { day, market, member },
  heading: Heading,
}: Pick<MarketDayCardProps, 'of' | 'heading'>) {
  const where = [member.name, member.stall && `stall ${member.stall}`].filter(Boolean).join(', ');
  return (
    <div className="flex flex-col gap-1">
      <div className="flex flex-wrap items-center gap-2">
        <Heading className="text-lg leading-snug">{dayTitle(day)}</Heading>
        <DayStatus status={day.status} weather={day.weather} />
      </div>
      <p className="wrap-anywhere">
        <Link to={market.path} className="link">
          {market.name}
        </Link>
        {dayHours(day) && <span className="text-soft tabular-nums">, {dayHours(day)}</span>}
      </p>
      {day.address && <p className="text-sm wrap-anywhere">At {day.address}</p>}
      {day.reason && <p className="text-sm text-soft wrap-anywhere">{day.reason}</p>}
      <WeatherNote weather={day.weather} />
      <p className="text-sm text-soft wrap-anywhere">{where}</p>
    </div>
  );
}

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
  const isComing = of.answer === 'coming' || (of.answer === null && of.member.comesEveryDay);
  return (
    <Card className="flex flex-col gap-4 p-4 sm:p-5">
      <DayFacts of={of} heading={heading} />
      {of.day.status !== 'cancelled' && <AnswerButtons of={of} pending={pending} onAnswer={onAnswer} />}
      {of.day.status !== 'cancelled' && isComing && (
        <BringForm of={of} isPending={pending !== null} onSave={onBring} />
      )}
    </Card>
  );
}
