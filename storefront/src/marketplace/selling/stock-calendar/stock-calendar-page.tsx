import { pickupPaths } from '@farmgate/backend/contract/marketplace/pickup/pickup-paths';
import { localDay } from '@farmgate/backend/contract/shared/calendar/local-day';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { calendarDay } from '../../../lib/format/calendar-day';
import { KEEP_SCROLL } from '../../../lib/page/navigation';
import { PageHead } from '../../../lib/page/page-head';
import { useNow } from '../../../lib/page/visit';
import { useMay } from '../../../shared/business/use-may';
import { LinkButton } from '../../../ui/button';
import { CouldNotLoad } from '../../../ui/states/could-not-load';
import { BackLink } from '../back-link';
import { RowsSkeleton } from '../dashboard/dashboard-skeleton';
import { MonthGrid } from '../month/month-grid';
import { weeksOf } from '../month/month.rules';
import { Months } from '../month/months';
import { VendorGate } from '../vendor-gate';
import { ownProductsQuery } from '../vendor-queries';
import { goodsOf } from './calendar.rules';
import { DayContent, sentenceOf } from './day-content';
import { DayPanel } from './day-panel';
import { datedStockQuery } from './stock-queries';

function Calendar() {
  const today = localDay(useNow());
  const { may } = useMay();
  const [query, setQuery] = useSearchParams();
  // The address follows a moment after the press, which shows at once.
  const [chosen, setChosen] = useState(calendarDay(query.get('date')) ?? today);
  const weeks = weeksOf(chosen).flat();
  const products = useQuery(ownProductsQuery());
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...datedStockQuery(weeks[0] ?? chosen, weeks.length),
    placeholderData: keepPreviousData,
  });
  const failed = data ? products.error : error;
  if (failed && !(data && products.data)) {
    const retry = () => Promise.all([refetch(), products.refetch()]);
    return <CouldNotLoad title="We couldn’t load your calendar." error={failed} onRetry={retry} />;
  }
  if (!data || !products.data) return <RowsSkeleton label="Loading your calendar..." />;
  if (products.data.length === 0)
    return (
      <div className="flex flex-col items-start gap-4">
        <p>Add a product first. Then you can set how many you have for a certain day.</p>
        {may('price') && <LinkButton to={paths.newProduct}>Add a product</LinkButton>}
      </div>
    );
  const choose = (date: string) => {
    setChosen(date);
    const next = new URLSearchParams(query);
    next.set('date', date);
    setQuery(next, { replace: true, state: KEEP_SCROLL });
  };
  const goods = goodsOf(products.data);
  const asked = query.get('product');
  const first = goods.find(({ productId }) => String(productId) === asked);
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <section
        aria-label="Month"
        className={clsx('flex min-w-0 flex-col gap-3', isPlaceholderData && 'opacity-60')}
      >
        <Months chosen={chosen} today={today} onChoose={choose} />
        <MonthGrid
          sentenceOf={(date) => sentenceOf(date, data)}
          content={(date) => <DayContent date={date} days={data} />}
          chosen={chosen}
          today={today}
          onChoose={choose}
        />
        <p className="flex items-center gap-2 text-xs text-soft">
          <span aria-hidden className="size-1.5 rounded-full bg-leaf" />
          Pickup or delivery that day. Numbers say how many are ordered, of how many.
        </p>
      </section>
      {isPlaceholderData ? (
        <RowsSkeleton label="Loading your calendar..." />
      ) : (
        <DayPanel
          key={chosen}
          date={chosen}
          days={data}
          goods={goods}
          first={first?.key}
          isPast={chosen < today}
          mayChange={may('price')}
        />
      )}
    </div>
  );
}

/** /vendor/stock-calendar: what a vendor has for certain days, and what is ordered of it. */
export function StockCalendarPage() {
  return (
    <div className="page py-8 md:py-12">
      <PageHead title="Stock calendar" noindex />
      <BackLink to={paths.vendorProducts}>Products</BackLink>
      <h1 className="mt-4 mb-3 text-2xl md:text-3xl">Stock calendar</h1>
      <p className="mb-6 max-w-measure text-soft">
        How many you have for a certain day, such as 60 turkeys for November 24. Pickups and deliveries that
        day take from it.
      </p>
      <VendorGate
        here={pickupPaths.stockCalendar()}
        skeleton={<RowsSkeleton label="Loading your calendar..." />}
      >
        {() => <Calendar />}
      </VendorGate>
    </div>
  );
}
