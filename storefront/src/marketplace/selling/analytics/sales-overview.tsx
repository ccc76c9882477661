import type { VendorAnalytics } from '@farmgate/backend/contract/marketplace/vendor-figures';
import { Suspense, lazy, useState } from 'react';
import { countOf } from '../../../lib/format/format';
import { Card } from '../../../ui/card';
import { Segmented } from '../../../ui/fields/segmented';
import { Skeleton } from '../../../ui/states/skeleton';
import { amountText } from '../../parts/amount-text';
import { type SalesBar, type SalesSpan, salesBars, salesSum } from './sales-rules';

const SalesChart = lazy(() => import('./sales-chart').then((module) => ({ default: module.SalesChart })));

const SPANS: { value: SalesSpan; label: string }[] = [
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
];

function Figures({ bars }: { bars: readonly SalesBar[] }) {
  return (
    <details className="text-sm">
      <summary className="hit w-fit font-semibold text-leaf">The figures as a table</summary>
      <div className="mt-3 max-h-80 overflow-y-auto">
        <table className="w-full border-collapse">
          <caption className="sr-only">Sales over time</caption>
          <thead>
            <tr className="border-b border-line text-left text-xs text-soft">
              <th scope="col" className="py-1.5 pr-3 font-semibold">
                When
              </th>
              <th scope="col" className="py-1.5 pr-3 text-right font-semibold">
                Sales
              </th>
              <th scope="col" className="py-1.5 text-right font-semibold">
                Orders
              </th>
            </tr>
          </thead>
          <tbody className="tabular-nums">
            {bars.map((bar) => (
              <tr key={bar.day} className="border-b border-line">
                <th scope="row" className="py-1.5 pr-3 text-left font-normal">
                  {bar.label}
                </th>
                <td className="py-1.5 pr-3 text-right">{amountText(bar.sales)}</td>
                <td className="py-1.5 text-right">{bar.orders}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

/** Sales over time: a chart, and the same in a table for those who do not see it. */
export function SalesOverTime({ analytics }: { analytics: VendorAnalytics }) {
  const [span, setSpan] = useState<SalesSpan>('30');
  const bars = salesBars(analytics.salesByDay, span);
  const orders = bars.reduce((sum, bar) => sum + bar.orders, 0);
  return (
    <Card className="flex flex-col gap-4 p-4 sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h3 className="text-lg">Sales over time</h3>
          <p role="status" className="text-sm text-soft">
            {amountText(salesSum(bars))} from {countOf(orders, 'order')} in the last {span} days
          </p>
        </div>
        <Segmented
          label="Time"
          name="sales-span"
          value={span}
          options={SPANS}
          onChange={setSpan}
          className="[&_label]:whitespace-nowrap"
        />
      </div>
      <Suspense fallback={<Skeleton className="h-64 w-full rounded-control" />}>
        <SalesChart bars={bars} />
      </Suspense>
      <Figures bars={bars} />
    </Card>
  );
}
