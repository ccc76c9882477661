import type { FarmView } from '@farmgate/backend/contract/directory/farms';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router-dom';
import { isMissing } from '../../../lib/api/api';
import { useSession } from '../../../shared/sign-in/session';
import { useOwnLook } from '../../../shared/sign-in/use-own-look';
import { FarmFailure } from '../farm-failure';
import { farmQuery, mergedFarmPath, ownFarmsQuery } from '../farm-queries';
import { FarmSkeleton } from '../farm-skeleton';
import { FarmDetail } from './farm-detail';

/** @returns the farm as its claimant has it, while everyone else sees it as it was; else undefined */
function useDraft(farm: FarmView | undefined): FarmView | undefined {
  const { data } = useQuery(ownFarmsQuery(useSession()));
  return data?.farms.find(({ id, isUnderReview }) => id === farm?.id && isUnderReview);
}

/** /farms/:id, the public page of a registered farm. */
export function FarmPage() {
  const { id = '' } = useParams();
  const { data: farm, error, refetch } = useQuery(farmQuery(id));
  const draft = useDraft(farm);
  useOwnLook(!farm && isMissing(error), () => void refetch());
  const moved = mergedFarmPath(id, farm);
  if (moved !== undefined) return <Navigate to={moved} replace />;
  if (farm) return <FarmDetail farm={draft ?? farm} />;
  if (error) return <FarmFailure error={error} onRetry={() => void refetch()} otherwise={paths.browse()} />;
  return <FarmSkeleton />;
}
