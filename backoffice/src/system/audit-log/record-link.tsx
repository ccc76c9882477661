import type { AdminAuditEntry } from '@farmgate/backend/contract/backoffice/audit.admin';
import {
  Link,
  useGetRecordRepresentation,
  useRecordContext,
  useReference,
  useResourceDefinitions,
} from 'react-admin';
import { words } from '../../kit/texts.rules';
import { idOf, pageOf } from './record-page.rules';

/** What is no record of the back office. */
const LABELS: Readonly<Record<string, string>> = { 'generation-runs': 'Location page run' };

/** @returns a function that calls a kind of record as the menu does */
export function useLabels() {
  const definitions = useResourceDefinitions<{ label?: string }>();
  return (resource: string) => definitions[resource]?.options?.label ?? LABELS[resource] ?? words(resource);
}

/** The record of an entry by its name, with a link as long as it has a page. */
export function RecordLink() {
  const entry = useRecordContext<AdminAuditEntry>();
  const definitions = useResourceDefinitions();
  const labelOf = useLabels();
  if (!entry) return null;
  const { resource, recordId } = entry;
  const label = `${labelOf(resource)} ${recordId}`;
  const page = pageOf(entry, definitions[resource] ?? {});
  if (page === null) return <>{label}</>;
  if (page.isSure) return <Link to={page.to}>{label}</Link>;
  return <LinkWhileThere entry={entry} label={labelOf(resource)} to={page.to} />;
}

interface WhileThere {
  entry: AdminAuditEntry;
  label: string;
  to: string;
}

/** Records may be deleted by their owners, or by time: whether one is there is asked for all rows at once. */
function LinkWhileThere({ entry: { resource, recordId, mergedInto }, label, to }: WhileThere) {
  const { referenceRecord } = useReference({ reference: resource, id: idOf(mergedInto ?? recordId) });
  const nameOf = useGetRecordRepresentation(resource);
  if (!referenceRecord) return <>{`${label} ${recordId}`}</>;
  const name = nameOf(referenceRecord);
  return (
    <>
      {label}: <Link to={to}>{typeof name === 'string' ? name : recordId}</Link>
    </>
  );
}
