import type { MarketBoard } from '@farmgate/backend/contract/directory/market-board';
import type { MarketDayView } from '@farmgate/backend/contract/directory/market-days';
import type { ManagedMarket } from '@farmgate/backend/contract/directory/market-management';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, Printer } from 'lucide-react';
import { dayLabel } from '../../../lib/format/day-label';
import { KEEP_SCROLL } from '../../../lib/page/navigation';
import { dayHours } from '../../../shared/market-day';
import { Button } from '../../../ui/button';
import { iconButtonClass } from '../../../ui/icon-button';
import { Link } from '../../../ui/navigation/link';
import { CouldNotLoad } from '../../../ui/states/could-not-load';
import { Skeleton } from '../../../ui/states/skeleton';
import { DayStatus } from '../../market-days/day-status';
import { feesText } from '../../market-days/fee-text';
import { WeatherNote } from '../../market-days/weather-note';
import { DayActions } from '../days/day-actions';
import type { DayDesk } from '../days/use-day-desk';
import { marketBoardQuery } from '../market-queries';
import { useFocusBack } from '../use-focus-back';
import { BoardList } from './board-list';
import { BoardSheet } from './board-sheet';
import { countsText } from './counts-text';
import { MessageButton } from './message-button';
import { RemindButton } from './remind-button';

function Step({ to, towards }: { to: MarketDayView | undefined; towards: 'before' | 'after' }) {
  if (!to) return <span aria-hidden className="size-11" />;
  const Icon = towards === 'before' ? ChevronLeft : ChevronRight;
  return (
    <Link
      to={`?day=${to.date}`}
      state={KEEP_SCROLL}
      aria-label={dayLabel(to.date, 3)}
      className={iconButtonClass('print:hidden')}
    >
      <Icon aria-hidden size={20} />
    </Link>
  );
}

interface BoardProps {
  market: ManagedMarket;
  board: MarketBoard;
  desk: DayDesk;
}

function Head({ market: { days }, board: { day, counts, fees } }: Omit<BoardProps, 'desk'>) {
  const at = days.findIndex(({ date }) => date === day.date);
  const hours = dayHours(day);
  const total = feesText(fees);
  return (
    <div className="flex flex-col gap-1">
      <div className="flex items-center gap-1">
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
          <h2 id="board" tabIndex={-1} className="scroll-mt-24 text-xl md:text-2xl">
            {dayLabel(day.date, 3)}
          </h2>
          <DayStatus status={day.status} weather={day.weather} movedTo={day.movedTo} />
        </div>
        <Step to={at < 0 ? undefined : days[at - 1]} towards="before" />
        <Step to={at < 0 ? days[0] : days[at + 1]} towards="after" />
      </div>
      <p role="status" className="font-semibold">
        {countsText(counts)}
      </p>
      {total && <p className="font-semibold">{total}</p>}
      <p className="text-sm text-soft wrap-anywhere">
        {[hours, day.address && `at ${day.address}`, day.reason].filter(Boolean).join(' · ')}
      </p>
      <WeatherNote weather={day.weather} />
    </div>
  );
}

function Board({ market, board, desk }: BoardProps) {
  // What the list of days has by now counts: a change is there before the board is read again.
  const known = market.days.find(({ date }) => date === board.day.date);
  const day = known ?? board.day;
  // What is over or canceled has nobody to ask.
  const isAhead = known !== undefined && known.status !== 'cancelled';
  return (
    <>
      <Head market={market} board={{ ...board, day }} />
      <div className="flex flex-wrap gap-2 print:hidden">
        {known && <DayActions day={known} isNext={known.status === 'scheduled'} {...desk.actionsOf(known)} />}
      </div>
      {board.entries.length > 0 && (
        <div className="flex flex-wrap gap-2 print:hidden">
          {isAhead && <RemindButton marketId={market.id} board={board} />}
          {board.reach.roster > 0 && <MessageButton market={market} board={board} />}
          <Button
            size="sm"
            look="secondary"
            icon={<Printer aria-hidden size={18} />}
            onClick={() => window.print()}
          >
            Print
          </Button>
        </div>
      )}
      <BoardList market={market} board={board} isAhead={isAhead} />
      <BoardSheet entries={board.entries} />
    </>
  );
}

export interface BoardSectionProps {
  market: ManagedMarket;
  /** Null for the next one. */
  date: string | null;
  desk: DayDesk;
}

/** Who comes to a market on one day, what they bring and where they stand. */
export function BoardSection({ market, date, desk }: BoardSectionProps) {
  const { data, error, refetch } = useQuery({
    ...marketBoardQuery(market.id, date),
    enabled: date !== null || market.days.length > 0,
  });
  const keepFocus = useFocusBack(desk.isPending, 'board');
  if (date === null && market.days.length === 0) return null;
  return (
    <section
      aria-labelledby={data && 'board'}
      aria-label={data ? undefined : 'Market day'}
      className="flex flex-col gap-4"
      onClickCapture={keepFocus}
    >
      {data ? (
        <Board market={market} board={data} desk={desk} />
      ) : error ? (
        <CouldNotLoad title="We couldn’t load this day." error={error} onRetry={refetch} />
      ) : (
        <>
          <Skeleton className="h-16 max-w-md" />
          <Skeleton className="h-64 rounded-card" />
        </>
      )}
    </section>
  );
}
