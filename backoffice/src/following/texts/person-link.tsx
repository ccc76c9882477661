import { useRecordContext, Link } from 'react-admin';

/** The account that a text or an opt-in is of. */
export function PersonLink() {
  const row = useRecordContext<{ id: number; userId: number | null; username: string | null }>();
  if (!row || row.userId === null) return <>No account</>;
  return <Link to={`/users/${row.userId}/show`}>{row.username}</Link>;
}
