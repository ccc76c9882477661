import { finderServerPage } from '../finder/finder-page.server';
import { hubPlacesQuery } from './hub-places-query';
import { pickingCalendarQuery } from './picked-crops';
import { U_PICK_FINDER, U_PICK_GUIDE } from './u-pick-finder';

export const uPickServerPage = finderServerPage({
  module: 'src/directory/kinds/u-pick-page.tsx',
  finder: U_PICK_FINDER,
  invitation: () => [pickingCalendarQuery(), hubPlacesQuery(U_PICK_GUIDE)],
  above: ({ state }) => [pickingCalendarQuery(state)],
});
