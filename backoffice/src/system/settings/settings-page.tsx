import type { SettingFact, SettingsOverview } from '@farmgate/backend/contract/backoffice/settings.admin';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, Title } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { timeText } from '../../kit/cells';
import { useMay } from '../../kit/may';
import { API } from '../../lib/data-provider';
import { http } from '../../lib/http';
import { CashRoundingForm } from './cash-rounding-form';
import { CheckoutStatesForm } from './checkout-states-form';
import { GoogleBudgetForm } from './google-budget-form';
import { GuestOrdersForm } from './guest-orders-form';
import { NoticeForm } from './notice-form';
import { StaffDaysForm } from './staff-days-form';
import { StaffRefundsForm } from './staff-refunds-form';
import { TaxForm } from './tax-form';

/** A setting each, so that there is one thing to save. */
const FORMS: readonly { id: string; label: string; form: ReactNode; isGoogle?: true }[] = [
  { id: 'notice', label: 'Site notice', form: <NoticeForm /> },
  { id: 'states', label: 'Shipping states', form: <CheckoutStatesForm /> },
  { id: 'tax', label: 'Sales tax', form: <TaxForm /> },
  { id: 'cash', label: 'Cash', form: <CashRoundingForm /> },
  { id: 'guests', label: 'Guest orders', form: <GuestOrdersForm /> },
  { id: 'refunds', label: 'Refunds', form: <StaffRefundsForm /> },
  { id: 'days', label: 'Time zone', form: <StaffDaysForm /> },
  { id: 'google', label: 'Google', form: <GoogleBudgetForm />, isGoogle: true },
];
const SETUP = 'setup';

/** What the installation is set to: a tab for each thing that is saved, and one for what the server says. */
export function SettingsPage() {
  const { data, error } = useQuery({
    queryKey: ['settings'],
    queryFn: async () => (await http(`${API}/settings`)).json as SettingsOverview,
  });
  const mayEdit = useMay('edit', 'settings');
  const [params, setParams] = useSearchParams();
  const forms = mayEdit ? FORMS.filter(({ isGoogle }) => !isGoogle || data?.asksGoogle) : [];
  const ids = [...forms.map(({ id }) => id), SETUP];
  const tab = ids.find((id) => id === params.get('tab')) ?? ids[0] ?? SETUP;
  return (
    <Box>
      <Title title="Settings" />
      <Tabs
        value={tab}
        onChange={(_event, chosen: string) => setParams({ tab: chosen })}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label="Settings"
        sx={{ mb: 2 }}
      >
        {forms.map(({ id, label }) => (
          <Tab key={id} value={id} label={label} {...namesOf(id)} sx={tabStyle} />
        ))}
        <Tab value={SETUP} label="Setup" {...namesOf(SETUP)} sx={tabStyle} />
      </Tabs>
      {/* All stay: what is typed in one is there after a look at another one. */}
      {forms.map(({ id, form }) => (
        <Panel key={id} id={id} open={tab}>
          {form}
        </Panel>
      ))}
      <Panel id={SETUP} open={tab}>
        {error && <Alert severity="error">{error.message}</Alert>}
        {data ? <Overview overview={data} /> : !error && <Skeleton variant="rounded" height={400} />}
      </Panel>
    </Box>
  );
}

const tabStyle = { textTransform: 'none', fontWeight: 600 } as const;
const namesOf = (id: string) => ({ id: `settings-${id}`, 'aria-controls': `settings-${id}-panel` });

function Panel({ id, open, children }: { id: string; open: string; children: ReactNode }) {
  return (
    <Box role="tabpanel" id={`settings-${id}-panel`} aria-labelledby={`settings-${id}`} hidden={id !== open}>
      {children}
    </Box>
  );
}

function Overview({ overview: { groups, system, jobs } }: { overview: SettingsOverview }) {
  const [latest = ''] = system.migrations;
  return (
    <Box sx={{ columns: { lg: 2 }, columnGap: 2 }}>
      <Group name="System">
        <Line name="Health" value={system.isReady ? 'Ready' : 'Not ready'} isWarning={!system.isReady} />
        <Line name="Farmgate" value={system.version} />
        <Line name="Running since" value={timeText(system.startedAt)} />
        <Line name="Node.js" value={system.node} />
        <Line name="PostgreSQL" value={system.postgres} />
        <Line name="Database" value={`${(system.databaseBytes / 1_000_000).toFixed(0)} MB`} />
        <Line name="Schema" value={`${system.migrations.length} migrations`} variable={latest} />
        <Line
          name="Jobs"
          isWarning={jobs.failed > 0}
          value={
            <Link to="/jobs" underline="hover">
              {`${jobs.waiting} waiting, ${jobs.active} running, ${jobs.failed} failed`}
            </Link>
          }
        />
      </Group>
      {groups.map(({ name, facts }) => (
        <Group key={name} name={name}>
          {facts.map((fact) => (
            <Line key={fact.name} {...fact} />
          ))}
        </Group>
      ))}
    </Box>
  );
}

function Group({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Paper component="section" sx={{ p: { xs: 2, sm: 2.5 }, mb: 2, breakInside: 'avoid' }}>
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        {name}
      </Typography>
      <Box component="dl" sx={{ m: 0 }}>
        {children}
      </Box>
    </Paper>
  );
}

interface LineProps {
  name: string;
  value: ReactNode;
  variable?: SettingFact['variable'];
  isWarning?: boolean;
}

function Line({ name, value, variable, isWarning = false }: LineProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '200px 1fr' },
        columnGap: 2,
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box component="dt" sx={{ color: 'text.secondary' }}>
        {name}
      </Box>
      <Box component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box component="span" sx={isWarning ? { color: 'error.main', fontWeight: 600 } : {}}>
          {value}
        </Box>
        {variable && (
          <Box component="code" sx={{ display: 'block', fontSize: '0.78rem', color: 'text.secondary' }}>
            {variable}
          </Box>
        )}
      </Box>
    </Box>
  );
}
