import { useRecordContext, useResourceContext } from 'react-admin';
import { Navigate } from 'react-router-dom';

/** Leads from a record that was merged into another one to that one. */
export function FollowRecord({ page }: { page: 'show' | 'edit' }) {
  const resource = useResourceContext();
  const record = useRecordContext();
  const movedTo = record?.movedTo as number | undefined;
  if (!resource || movedTo === undefined) return null;
  return <Navigate to={`/${resource}/${movedTo}${page === 'show' ? '/show' : ''}`} replace />;
}
