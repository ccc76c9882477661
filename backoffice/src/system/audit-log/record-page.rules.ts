import type { AdminAuditEntry } from '@farmgate/backend/contract/backoffice/audit.admin';

type Entry = Pick<AdminAuditEntry, 'resource' | 'recordId' | 'mergedInto'>;

interface Page {
  to: string;
  /** The page is there whatever has become of the record. */
  isSure: boolean;
}

/** What is no record, and the page where it is changed. */
const PLACES: Readonly<Record<string, string>> = {
  settings: '/settings',
  'generation-runs': '/location-pages',
};

/** @returns a record's id as the server has it */
export const idOf = (recordId: string): number | string =>
  /^[1-9]\d{0,8}$/.test(recordId) ? Number(recordId) : recordId;

/** @returns the page of what an entry is about; null where there is none */
export function pageOf(
  { resource, recordId, mergedInto }: Entry,
  { hasShow, hasEdit }: { hasShow?: boolean; hasEdit?: boolean },
): Page | null {
  const place = PLACES[resource];
  if (place !== undefined) return { to: place, isSure: true };
  if (!hasShow && !hasEdit) return null;
  const record = `/${resource}/${encodeURIComponent(mergedInto ?? recordId)}`;
  return { to: hasShow ? `${record}/show` : record, isSure: false };
}
