import { TARGET_GOAL_PAGES } from '@farmgate/backend/contract/content/page-status';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Title } from 'react-admin';
import { May } from '../../kit/may';
import { GenerateCard } from './generate-card';
import { useAllPages } from './generation-calls';
import { groupByState, percentOfGoal } from './group-by-state';
import { PageTable } from './page-table';
import { PagesByState } from './pages-by-state';
import { RunsCard } from './runs-card';
import { ScheduleCard } from './schedule-card';

/** The generator of location pages: start it, watch it, stop it, and see what it has made. */
export function LocationPageManagement() {
  const [tab, setTab] = useState<'made' | 'table'>('made');
  return (
    <Box sx={{ pt: 2 }}>
      <Title title="SEO Location Pages Management" />
      <Stats />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: '1fr', lg: '1fr 360px' },
          alignItems: 'start',
        }}
      >
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          <May resource="location-pages" action="generate">
            <GenerateCard />
          </May>
          <Paper sx={{ p: { xs: 2, sm: 3 }, minWidth: 0 }}>
            <Tabs
              value={tab}
              onChange={(_event, chosen: 'made' | 'table') => setTab(chosen)}
              variant="scrollable"
              allowScrollButtonsMobile
              sx={{ mb: 2 }}
            >
              <Tab value="made" label="Pages by state" />
              <Tab value="table" label="All pages" />
            </Tabs>
            {tab === 'made' ? <PagesByState /> : <PageTable />}
          </Paper>
        </Box>
        <Box sx={{ display: 'grid', gap: 2 }}>
          <May resource="location-pages" action="edit">
            <ScheduleCard />
          </May>
          <RunsCard />
          <Impact />
          <QuickLinks />
        </Box>
      </Box>
    </Box>
  );
}

function Stats() {
  const { data: pages = [], isPending } = useAllPages();
  const figures = [
    ['Total Pages', pages.length.toLocaleString('en-US')],
    ['States Covered', groupByState(pages).length],
    ['Target Goal', `${TARGET_GOAL_PAGES}+`],
    ['Progress', `${percentOfGoal(pages.length, TARGET_GOAL_PAGES)}%`],
  ] as const;
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gap: 2,
        m: 0,
        mb: 2,
        gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' },
      }}
    >
      {figures.map(([label, value]) => (
        <Paper key={label} sx={{ p: 2, display: 'flex', flexDirection: 'column-reverse' }}>
          <Typography component="dt" variant="body2" color="text.secondary">
            {label}
          </Typography>
          <Typography component="dd" variant="h2" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
            {isPending ? '–' : value}
          </Typography>
        </Paper>
      ))}
    </Box>
  );
}

const IMPACT = [
  'Each page answers one question: what fresh food can you buy near this city?',
  'Texts are built from the directory’s own facts, so no two pages read alike.',
  'Pages without any farm or market ask search engines not to index them, and stay out of the site map.',
  'Pages are made again when their facts change, or after 30 days.',
];

function Impact() {
  return (
    <Paper component="section" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        SEO Impact
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.75 }}>
        {IMPACT.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Box>
    </Paper>
  );
}

function QuickLinks() {
  const links = [
    ['Site map', paths.sitemap],
    ['Farmers markets', paths.farmersMarkets()],
    ['Marketplace', paths.marketplace()],
  ] as const;
  return (
    <Paper component="nav" aria-label="Quick links" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        Quick links
      </Typography>
      <Box sx={{ display: 'grid', gap: 0.5 }}>
        {links.map(([label, path]) => (
          <a key={path} href={path}>
            {label}
          </a>
        ))}
      </Box>
    </Paper>
  );
}
