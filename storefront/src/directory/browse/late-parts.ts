import { latePart } from '../../lib/page/late';

/** Not everyone sees them, so their code is fetched only where they are. */
export const filterPart = latePart(() =>
  import('../search/filters/filter-bar').then((module) => module.FilterBar),
);
export const nearPart = latePart(() => import('./near/near-tab').then((module) => module.NearTab));
export const emptyPart = latePart(() => import('./browse-empty').then((module) => module.BrowseEmpty));
