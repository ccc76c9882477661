import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { countOf } from '../../../lib/format/format';
import { amountText } from '../../parts/amount-text';
import type { SalesBar } from './sales-rules';

const TICK = { fill: 'var(--soft)', fontSize: 12 };

interface HintProps {
  active?: boolean;
  payload?: readonly { payload?: SalesBar }[];
}

function Hint({ active, payload }: HintProps) {
  const bar = payload?.[0]?.payload;
  if (!active || !bar) return null;
  return (
    <div className="rounded-control border border-line bg-card px-3 py-2 text-sm shadow-float">
      <p className="text-soft">{bar.label}</p>
      <p className="font-semibold tabular-nums">{amountText(bar.sales)}</p>
      <p className="text-soft">{countOf(bar.orders, 'order')}</p>
    </div>
  );
}

const axisAmount = (amount: number) => `$${amount.toLocaleString('en-US')}`;

/**
 * Sales over time as bars. Import it lazily: the charts' library comes with it. Its figures stand in a table
 * beside it.
 */
export function SalesChart({ bars }: { bars: readonly SalesBar[] }) {
  return (
    <div aria-hidden className="h-64 w-full text-xs">
      <ResponsiveContainer width="100%" height="100%">
        <BarChart
          data={[...bars]}
          margin={{ top: 8, right: 4, bottom: 0, left: 0 }}
          accessibilityLayer={false}
        >
          <CartesianGrid vertical={false} stroke="var(--line)" />
          <XAxis
            dataKey="label"
            tick={TICK}
            tickLine={false}
            axisLine={{ stroke: 'var(--line)' }}
            minTickGap={24}
            interval="preserveEnd"
          />
          <YAxis tick={TICK} tickLine={false} axisLine={false} width={56} tickFormatter={axisAmount} />
          <Tooltip content={<Hint />} cursor={{ fill: 'var(--moss)' }} isAnimationActive={false} />
          <Bar
            dataKey="sales"
            fill="var(--leaf)"
            radius={[4, 4, 0, 0]}
            maxBarSize={36}
            isAnimationActive={false}
          />
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
}
