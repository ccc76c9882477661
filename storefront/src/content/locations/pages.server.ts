import type { ServerPages } from '../../lib/page/page.server';
import { guideServerPage } from '../guides/guide-page.server';
import { guidesServerPage } from '../guides/guides-page.server';
import { inSeasonServerPage } from '../in-season/in-season-page.server';
import { stateServerPage } from '../states/state-page.server';
import { locationServerPage } from './location-page.server';
import type { placePages } from './pages';

export const placeServerPages: ServerPages<typeof placePages> = {
  state: stateServerPage,
  location: locationServerPage,
  guides: guidesServerPage,
  guide: guideServerPage,
  inSeason: inSeasonServerPage,
};
