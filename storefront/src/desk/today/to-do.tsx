import type { FarmerDashboard } from '@farmgate/backend/contract/directory/dashboard';
import { useQuery } from '@tanstack/react-query';
import { AttentionItems } from '../../directory/farmer-dashboard/attention-items';
import { attentionOf } from '../../directory/farmer-dashboard/dashboard-rules';
import { MarketQuestions, useMarketQuestions } from '../../directory/market-days/market-questions';
import { AttentionBox } from '../../marketplace/selling/dashboard/attention-box';
import { ClosedNote } from '../../marketplace/selling/dashboard/closed-note';
import { standingOf } from '../../marketplace/selling/dashboard/dashboard-rules';
import { WaitingTicksNote } from '../../marketplace/selling/handover/waiting-ticks-note';
import {
  TodayDays,
  TodayOrders,
  TodayReviews,
  TodayStock,
} from '../../marketplace/selling/today/today-items';
import { todayQuery } from '../../marketplace/selling/today/today-query';
import { hasToDo } from '../../marketplace/selling/today/today-words';
import { useMay } from '../../shared/business/use-may';
import { CouldNotLoad } from '../../ui/states/could-not-load';
import { Skeleton } from '../../ui/states/skeleton';

interface ToDoProps {
  dashboard: FarmerDashboard;
  hasShop: boolean;
  /** Something else says already what to do. */
  isQuiet: boolean;
}

/** All that waits for the farmer, in the order in which it is pressing; one line where nothing does. */
export function ToDo({ dashboard, hasShop, isQuiet }: ToDoProps) {
  const { may } = useMay();
  const vendor = useQuery({ ...todayQuery(), enabled: hasShop });
  const { questions, isPending } = useMarketQuestions(may('post'));
  const attention = may('edit') ? attentionOf(dashboard) : [];
  const today = vendor.data;
  const standing = today ? standingOf(today) : [];
  if (today && today.removed > 0) standing.push({ kind: 'removed', count: today.removed });
  const isWaiting = isPending || (hasShop && !today && !vendor.error);
  if (isWaiting) return <Skeleton className="h-28 w-full rounded-card" />;
  const isNothing = questions.length + attention.length === 0 && !(today && hasToDo(today));
  return (
    <>
      {hasShop && <WaitingTicksNote />}
      <AttentionBox attention={standing} />
      {hasShop && <ClosedNote />}
      {vendor.error && !today && (
        <CouldNotLoad
          title="We couldn’t load your orders and stock."
          error={vendor.error}
          onRetry={() => void vendor.refetch()}
        />
      )}
      {isNothing && !isQuiet && !vendor.error && <p className="text-soft">Nothing to do right now.</p>}
      {!isNothing && (
        <section aria-labelledby="to-do">
          <h2 id="to-do" className="mb-3 text-xl">
            To do
          </h2>
          <ul className="divide-y divide-line rounded-card border border-line bg-card">
            {today && <TodayDays today={today} />}
            <MarketQuestions questions={questions} />
            {today && <TodayStock today={today} />}
            {today && <TodayOrders today={today} />}
            {today && <TodayReviews today={today} />}
            <AttentionItems attention={attention} />
          </ul>
        </section>
      )}
    </>
  );
}
