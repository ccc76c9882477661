import { PAGE_FARM_CARDS, PAGE_FARMS } from '../../../contract/content/page-status.js';
import { type NearRow, reachOf } from '../../../directory/search/places.sql.js';

type Place = Pick<NearRow, 'businessStatus' | 'chord' | 'originalChord'>;

/** @returns nearest first: as many farms as the page has cards, and the nearest of all others */
export function keptPlaces<Row extends Place>(markets: readonly Row[], farms: readonly Row[]): Row[] {
  const isThere = ({ businessStatus }: Row) => businessStatus !== 'CLOSED_PERMANENTLY';
  const byReach = (a: Row, b: Row) => reachOf(a) - reachOf(b);
  const there = farms.filter(isThere);
  const others = [...markets.filter(isThere), ...there.slice(PAGE_FARM_CARDS)].sort(byReach);
  return [...there.slice(0, PAGE_FARM_CARDS), ...others].slice(0, PAGE_FARMS).sort(byReach);
}
