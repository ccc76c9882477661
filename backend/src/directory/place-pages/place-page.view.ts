import type { LineUp } from '../../contract/directory/line-up.js';
import type { MarketDayView } from '../../contract/directory/market-days.js';
import { placeCard } from '../../contract/directory/place-card.js';
import type { PlacePage } from '../../contract/directory/place-page.js';
import type { PlaceCard } from '../../contract/directory/places.js';
import { paths } from '../../contract/shared/site-paths.js';
import type { LineUpRow } from '../markets/attendance/line-up.sql.js';
import { lineUp } from '../markets/attendance/line-up.view.js';
import { stallMapView } from '../markets/stall-map/stall-map.view.js';
import { comingExceptions } from '../places/opening/exceptions.rules.js';
import { sourceView } from '../places/source-view.js';
import { placeView } from '../search/place.view.js';
import { NEARBY_OF_A_KIND, type NearbyRow } from '../search/places.sql.js';
import type { PlaceRow, RecordRow } from './place-pages.sql.js';

export function placePage(row: PlaceRow, now: Date): Omit<PlacePage, 'fieldStatuses'> {
  const { distanceMiles: _, ...view } = placeView(row, now);
  return {
    ...view,
    phone: view.phone ?? row.managersPhone,
    kind: row.kind,
    exceptions: comingExceptions(row.exceptions, row.timeZone, now),
    days: row.days,
    lineUp: lineUpOn(row.days, row.roster),
    stallMap: stallMapView(row.stallMap),
    isManaged: row.isManaged,
    path: paths.place(row.id, row.name),
    farmId: row.farmId,
    isThin: row.isThin,
    records: uniqueSources(row.records),
    nearby: nearbyCards(row.id, row.nearby, now),
  };
}

function lineUpOn(days: readonly MarketDayView[], roster: readonly LineUpRow[]): LineUp | null {
  const next = days.find(({ status }) => status !== 'cancelled');
  return next && roster[0]?.dayId === next.id ? { date: next.date, entries: lineUp(roster) } : null;
}

/** A source is named once, with the newest that it says, however many of its rows are about the place. */
function uniqueSources(records: readonly RecordRow[]): PlacePage['records'] {
  const views = records.map(({ source, updatedOn, readOn }) => ({
    ...sourceView(source),
    updatedOn,
    readOn,
  }));
  return views.filter(
    ({ attribution }, index) => views.findIndex((each) => each.attribution === attribution) === index,
  );
}

function nearbyCards(id: number, around: readonly NearbyRow[], now: Date): PlaceCard[] {
  const others = around.filter((near) => near.type !== 'place' || near.id !== id);
  return (['markets', 'farms'] as const)
    .flatMap((list) => others.filter(({ kindOfList }) => kindOfList === list).slice(0, NEARBY_OF_A_KIND))
    .sort((a, b) => a.chord - b.chord)
    .map((near) => placeCard(placeView(near, now)));
}
