import { STATE_NAMES } from '@farmgate/backend/contract/shared/states';
import type { ServerPage } from '../../lib/page/page.server';
import { harvestCalendarQuery, inSeasonQuery } from '../../shared/in-season';
import { breadcrumbGraph } from '../../shared/structured/breadcrumb-data';
import { readInSeason } from './in-season-address';
import { seasonCrumbs } from './in-season-page';

export const inSeasonServerPage: ServerPage = {
  module: 'src/content/in-season/in-season-page.tsx',
  load: ({ query }) => {
    const choice = readInSeason(query);
    return [inSeasonQuery(choice), harvestCalendarQuery(choice.state)];
  },
  jsonLd: ({ query }, _answers, { publicUrl }) => {
    const { state } = readInSeason(query);
    return breadcrumbGraph(seasonCrumbs(state && STATE_NAMES[state]), publicUrl);
  },
};
