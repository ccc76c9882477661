import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { Navigate } from 'react-router-dom';

/** The old address of "When we're closed". */
export function MovedDaysOff() {
  return <Navigate to={paths.closed()} replace />;
}
