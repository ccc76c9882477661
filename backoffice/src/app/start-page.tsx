import type { TrendDays } from '@farmgate/backend/contract/backoffice/start.admin';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { lazy, type ReactNode, Suspense } from 'react';
import { Title, useStore } from 'react-admin';
import { May } from '../kit/may';
import { SetUp } from './start/set-up';
import { Waiting } from './start/waiting';
import { Warnings } from './start/warnings';

/** Charts and map come after what waits for a decision. */
const Trends = lazy(() => import('./start/trends').then((module) => ({ default: module.Trends })));
const EmptySearches = lazy(() =>
  import('./start/empty-searches').then((module) => ({ default: module.EmptySearches })),
);

const RANGES: readonly { days: TrendDays; label: string }[] = [
  { days: 30, label: '30 days' },
  { days: 90, label: '90 days' },
  { days: 365, label: 'A year' },
];

/** What waits for a decision, and how things are going. */
export function StartPage() {
  const [days, setDays] = useStore<TrendDays>('start.days', 30);
  const range = (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={days}
      aria-label="How far back"
      onChange={(_event, chosen: TrendDays | null) => chosen && setDays(chosen)}
    >
      {RANGES.map((choice) => (
        <ToggleButton
          key={choice.days}
          value={choice.days}
          sx={{ px: 1.5, py: 0.5, textTransform: 'none', fontWeight: 600 }}
        >
          {choice.label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
  return (
    <Box sx={{ pt: 2, display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Title title="Home" />
      <Warnings />
      <Section title="Needs action">
        <Waiting />
      </Section>
      <May resource="settings" action="edit">
        <Section title="Setup">
          <SetUp />
        </Section>
      </May>
      <May resource="start" action="trends">
        <Section title="Trends" aside={range}>
          <Suspense fallback={<Skeleton variant="rounded" height={330} />}>
            <Trends days={days} />
          </Suspense>
        </Section>
      </May>
      <May resource="start" action="empty-searches">
        <Section title="Searches with no results">
          <Suspense fallback={<Skeleton variant="rounded" height={360} />}>
            <EmptySearches days={days} />
          </Suspense>
        </Section>
      </May>
    </Box>
  );
}

function Section({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <section>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1,
          mb: 1.5,
        }}
      >
        <Typography variant="h3" component="h2">
          {title}
        </Typography>
        {aside}
      </Box>
      {children}
    </section>
  );
}
