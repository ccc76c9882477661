import { page } from '../lib/page/page';

/** The directory's rows of the route table. */
export const directoryPages = {
  home: page({
    path: '/',
    component: () => import('./home/home-page').then((module) => module.HomePage),
  }),
  browse: page({
    path: ['/browse', '/products'],
    component: () => import('./browse/browse-page').then((module) => module.BrowsePage),
  }),
  markets: page({
    path: ['/farmers-markets', '/vendors'],
    component: () => import('./markets/markets-page').then((module) => module.MarketsPage),
  }),
  thisSaturday: page({
    path: '/this-saturday',
    component: () => import('./this-saturday/saturday-page').then((module) => module.SaturdayPage),
  }),
  csa: page({
    path: '/csa',
    component: () => import('./kinds/csa-page').then((module) => module.CsaPage),
  }),
  uPick: page({
    path: '/u-pick',
    component: () => import('./kinds/u-pick-page').then((module) => module.UPickPage),
  }),
  post: page({
    path: '/post',
    component: () => import('./listing-form/post-page').then((module) => module.PostPage),
  }),
  editListing: page({
    path: '/listings/:id/edit',
    component: () => import('./listing-form/edit-listing-page').then((module) => module.EditListingPage),
  }),
  keepListing: page({
    path: '/listings/:id/keep',
    component: () => import('./keep-listing/keep-listing-page').then((module) => module.KeepListingPage),
  }),
  listing: page({
    path: '/listings/:id',
    component: () => import('./listing-detail/listing-page').then((module) => module.ListingPage),
  }),
  newFarm: page({
    path: '/farms/new',
    component: () => import('./farms/new/new-farm-page').then((module) => module.NewFarmPage),
  }),
  claim: page({
    path: '/farms/claim',
    component: () => import('./farms/claim/claim-page').then((module) => module.ClaimPage),
  }),
  farm: page({
    path: '/farms/:id',
    component: () => import('./farms/page/farm-page').then((module) => module.FarmPage),
  }),
  myMarketDays: page({
    path: '/market-days',
    component: () => import('./market-days/my-market-days-page').then((module) => module.MyMarketDaysPage),
  }),
  marketAnswer: page({
    path: '/market-days/:id/:member/:answer',
    component: () => import('./market-days/answer-page').then((module) => module.MarketAnswerPage),
  }),
  weatherAnswer: page({
    path: '/market-weather/:day/:manager/:answer',
    component: () => import('./market-days/weather-answer-page').then((module) => module.WeatherAnswerPage),
  }),
  stillRight: page({
    path: '/still-right/:id/:answer',
    component: () => import('./still-right/still-right-page').then((module) => module.StillRightPage),
  }),
  myMarkets: page({
    path: '/markets/manage',
    component: () => import('./market-management/my-markets-page').then((module) => module.MyMarketsPage),
  }),
  manageMarket: page({
    path: '/markets/manage/:id',
    component: () =>
      import('./market-management/manage-market-page').then((module) => module.ManageMarketPage),
  }),
  editMarket: page({
    path: '/markets/manage/:id/edit',
    component: () => import('./market-management/edit-market-page').then((module) => module.EditMarketPage),
  }),
  place: page({
    path: '/places/:slug',
    component: () => import('./places/place-page').then((module) => module.PlacePage),
  }),
  editFarm: page({
    path: '/farms/:id/edit',
    component: () => import('./farms/edit/edit-farm-page').then((module) => module.EditFarmPage),
  }),
};
