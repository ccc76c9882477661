import type { ServerPages } from '../lib/page/page.server';
import { browseServerPage } from './browse/browse-page.server';
import { claimServerPage } from './farms/claim/claim-page.server';
import { farmServerPage } from './farms/page/farm-page.server';
import { homeServerPage } from './home/home-page.server';
import { csaServerPage } from './kinds/csa-page.server';
import { uPickServerPage } from './kinds/u-pick-page.server';
import { listingServerPage } from './listing-detail/listing-page.server';
import { postServerPage } from './listing-form/post-page.server';
import { marketsServerPage } from './markets/markets-page.server';
import type { directoryPages } from './pages';
import { placeServerPage } from './places/place-page.server';
import { saturdayServerPage } from './this-saturday/saturday-page.server';

export const directoryServerPages: ServerPages<typeof directoryPages> = {
  home: homeServerPage,
  browse: browseServerPage,
  markets: marketsServerPage,
  thisSaturday: saturdayServerPage,
  csa: csaServerPage,
  uPick: uPickServerPage,
  post: postServerPage,
  editListing: { module: 'src/directory/listing-form/edit-listing-page.tsx', isPersonal: true },
  keepListing: { module: 'src/directory/keep-listing/keep-listing-page.tsx', isPersonal: true },
  listing: listingServerPage,
  newFarm: { module: 'src/directory/farms/new/new-farm-page.tsx' },
  claim: claimServerPage,
  farm: farmServerPage,
  myMarketDays: { module: 'src/directory/market-days/my-market-days-page.tsx', isPersonal: true },
  stillRight: { module: 'src/directory/still-right/still-right-page.tsx', isPersonal: true },
  marketAnswer: { module: 'src/directory/market-days/answer-page.tsx', isPersonal: true },
  weatherAnswer: { module: 'src/directory/market-days/weather-answer-page.tsx', isPersonal: true },
  myMarkets: { module: 'src/directory/market-management/my-markets-page.tsx', isPersonal: true },
  manageMarket: { module: 'src/directory/market-management/manage-market-page.tsx', isPersonal: true },
  editMarket: { module: 'src/directory/market-management/edit-market-page.tsx', isPersonal: true },
  place: placeServerPage,
  editFarm: { module: 'src/directory/farms/edit/edit-farm-page.tsx', isPersonal: true },
};
