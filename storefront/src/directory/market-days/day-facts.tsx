import type { MarketDayView } from '@farmgate/backend/contract/directory/market-days';
import type { ReactNode } from 'react';
import { dayHours, dayTitle } from '../../shared/market-day';
import { Link } from '../../ui/navigation/link';
import { DayStatus } from './day-status';
import { WeatherNote } from './weather-note';

export interface DayFactsProps {
  day: MarketDayView;
  market: { name: string; path: string };
  /** The level of its title on the page. */
  heading: 'h2' | 'h3';
  /** More about it, below. */
  children?: ReactNode;
}

/** When and where a market day is held, and whether it is. */
export function DayFacts({ day, market, heading: Heading, children }: DayFactsProps) {
  return (
    <div className="flex flex-col gap-1">
      <div className="flex flex-wrap items-center gap-2">
        <Heading className="text-lg leading-snug">{dayTitle(day)}</Heading>
        <DayStatus status={day.status} weather={day.weather} movedTo={day.movedTo} />
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
      {children}
    </div>
  );
}
