import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { stepText, type TrendStep } from './trend-steps';

/** A part of each bar; the parts stand upon each other. */
export interface Series {
  label: string;
  value: (step: TrendStep) => number;
  tone: 'main' | 'quiet' | 'clay';
}

interface Props {
  title: string;
  steps: readonly TrendStep[];
  series: readonly Series[];
  /** Columns of the table behind the chart. */
  columns: readonly { label: string; text: (step: TrendStep) => string }[];
  /** How an amount is written at the axis and where the pointer rests. */
  format: (value: number) => string;
}

const CLAY = { light: '#B4461F', dark: '#F0956B' };

/** Bars over time. Whoever does not see them, or wants the numbers, has the table behind. */
export function TrendChart({ title, steps, series, columns, format }: Props) {
  const { palette, typography } = useTheme();
  const colors = { main: palette.primary.main, quiet: `${palette.primary.main}66`, clay: CLAY[palette.mode] };
  const axis = { fontSize: 12, fontFamily: typography.fontFamily ?? '', fill: palette.text.secondary };
  const data = steps.map((step) => ({
    name: stepText(step),
    ...Object.fromEntries(series.map(({ label, value }) => [label, value(step)])),
  }));
  return (
    <>
      <Box aria-hidden="true" sx={{ height: 208, '& *': { outline: 'none' } }}>
        <ResponsiveContainer width="100%" height="100%">
          <BarChart
            data={data}
            accessibilityLayer={false}
            margin={{ top: 8, right: 4, bottom: 0, left: 0 }}
            barCategoryGap="18%"
          >
            <CartesianGrid vertical={false} stroke={palette.divider} />
            <XAxis
              dataKey="name"
              tick={axis}
              tickLine={false}
              axisLine={{ stroke: palette.divider }}
              minTickGap={28}
            />
            <YAxis
              tick={axis}
              tickLine={false}
              axisLine={false}
              width={52}
              tickFormatter={format}
              allowDecimals={false}
            />
            <Tooltip
              cursor={{ fill: palette.action.hover }}
              formatter={(value) => format(Number(value))}
              isAnimationActive={false}
              contentStyle={{
                background: palette.background.paper,
                border: `1px solid ${palette.divider}`,
                borderRadius: 10,
                fontSize: 13,
              }}
              labelStyle={{ color: palette.text.primary, fontWeight: 600 }}
              itemStyle={{ color: palette.text.primary }}
            />
            {series.map(({ label, tone }) => (
              <Bar
                key={label}
                dataKey={label}
                stackId="all"
                fill={colors[tone]}
                isAnimationActive={false}
                maxBarSize={28}
              />
            ))}
          </BarChart>
        </ResponsiveContainer>
      </Box>
      {series.length > 1 && <Legend series={series} colors={colors} />}
      <Numbers title={title} steps={steps} columns={columns} />
    </>
  );
}

function Legend({ series, colors }: { series: readonly Series[]; colors: Record<Series['tone'], string> }) {
  return (
    <Box
      aria-hidden="true"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, typography: 'body2', color: 'text.secondary' }}
    >
      {series.map(({ label, tone }) => (
        <Box key={label} sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
          <Box sx={{ width: 10, height: 10, borderRadius: '3px', bgcolor: colors[tone] }} />
          {label}
        </Box>
      ))}
    </Box>
  );
}

function Numbers({ title, steps, columns }: Pick<Props, 'title' | 'steps' | 'columns'>) {
  return (
    <Box component="details" sx={{ mt: 1, '& summary': { cursor: 'pointer', width: 'fit-content' } }}>
      <Box component="summary" sx={{ typography: 'body2', color: 'primary.main', fontWeight: 600 }}>
        {title} as a table
      </Box>
      <Box
        role="region"
        aria-label={`${title} as a table`}
        tabIndex={0}
        sx={{ maxHeight: 280, overflow: 'auto', mt: 1 }}
      >
        <Table size="small" stickyHeader>
          <TableHead>
            <TableRow>
              <TableCell>When</TableCell>
              {columns.map(({ label }) => (
                <TableCell key={label} align="right">
                  {label}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {steps.toReversed().map((step) => (
              <TableRow key={step.from}>
                <TableCell sx={{ whiteSpace: 'nowrap' }}>{stepText(step)}</TableCell>
                {columns.map(({ label, text }) => (
                  <TableCell key={label} align="right">
                    {text(step)}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </Box>
  );
}
