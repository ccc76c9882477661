import { latePart } from '../../lib/page/late';

/** Not everyone sees them, so their code is fetched only where they are. */
export const NearTab = latePart(() => import('./near/near-tab').then((module) => module.NearTab));
export const BrowseEmpty = latePart(() => import('./browse-empty').then((module) => module.BrowseEmpty));
export const NoSuchPage = latePart(() =>
  import('../search/results/no-such-page').then((module) => module.NoSuchPage),
);
export const SearchedCity = latePart(() =>
  import('../../shared/near/searched-city').then((module) => module.SearchedCity),
);
export const SearchCounts = latePart(() =>
  import('../search/named/search-overview').then((module) => module.SearchCounts),
);
export const SearchOverview = latePart(() =>
  import('../search/named/search-overview').then((module) => module.SearchOverview),
);
