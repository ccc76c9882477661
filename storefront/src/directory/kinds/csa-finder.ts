import { paths } from '@farmgate/backend/contract/shared/site-paths';
import type { PlaceFinder } from '../finder/finder';
import { countText } from '../search/results/counts';

export const CSA_GUIDE = 'csa-programs';

export const CSA_FINDER: PlaceFinder = {
  path: paths.csa(),
  name: 'CSA shares',
  list: 'farms',
  kind: 'csa',
  what: 'CSAs',
  button: 'Find CSAs',
  heading: (where) => `CSA shares${where ? ` near ${where}` : ''}`,
  title: (where) => `CSA Shares Near ${where ?? 'You'}`,
  description: (where) =>
    `CSA farms near ${where}: their seasons, what goes into the share, delivery and SNAP, phone numbers, directions and a map. Search by ZIP code.`,
  keywords: ['CSA near me', 'community supported agriculture', 'farm share', 'CSA box', 'vegetable share'],
  found: (count) => `${countText(count, 'CSA')} found`,
};
