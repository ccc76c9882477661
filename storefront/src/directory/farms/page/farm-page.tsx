import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router-dom';
import { farmQuery, mergedFarmPath } from '../farm-queries';
import { FarmFailure } from '../farm-failure';
import { FarmSkeleton } from '../farm-skeleton';
import { FarmDetail } from './farm-detail';

/** /farms/:id, the public page of a registered farm. */
export function FarmPage() {
  const { id = '' } = useParams();
  const { data: farm, error, refetch } = useQuery(farmQuery(id));
  const moved = mergedFarmPath(id, farm);
  if (moved !== undefined) return <Navigate to={moved} replace />;
  if (farm) return <FarmDetail farm={farm} />;
  if (error) return <FarmFailure error={error} onRetry={() => void refetch()} otherwise={paths.browse()} />;
  return <FarmSkeleton />;
}
