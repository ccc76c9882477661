import { type RaRecord, useRecordContext } from 'react-admin';
import { CellLink } from '../parts/cell-link';

interface OfPlace {
  siteId: number | null;
  zoneId: number | null;
  placeName: string;
}

/** The site or zone of a row, as a link. */
export function PlaceLink(_props: { source?: string; label?: string }) {
  const row = useRecordContext<OfPlace & RaRecord>();
  if (!row) return null;
  const to = row.siteId === null ? `/delivery-zones/${row.zoneId}/show` : `/pickup-sites/${row.siteId}/show`;
  return <CellLink to={to}>{row.placeName}</CellLink>;
}
