import { paths } from '@farmgate/backend/contract/shared/site-paths';
import type { PlaceFinder } from '../finder/finder';
import { countText } from '../search/results/counts';

export const U_PICK_GUIDE = 'u-pick-farms';

export const U_PICK_FINDER: PlaceFinder = {
  path: paths.uPick(),
  name: 'U-pick farms',
  list: 'farms',
  kind: 'u_pick',
  what: 'u-pick farms',
  button: 'Find u-pick farms',
  heading: (where) => `U-pick farms${where ? ` near ${where}` : ''}`,
  title: (where) => `U-Pick Farms Near ${where ?? 'You'}`,
  description: (where) =>
    `U-pick farms near ${where}: what is in season now, which crops they name, opening hours, directions and a map. Search by ZIP code.`,
  keywords: ['u-pick near me', 'pick your own', 'u-pick farms', 'berry picking', 'apple picking'],
  found: (count) => `${countText(count, 'u-pick farm')} found`,
};
