import type { ClosureView } from '@farmgate/backend/contract/marketplace/closures';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../sign-in/session';
import { closuresQuery } from './closures';
import { useMay } from './use-may';

const NONE: readonly ClosureView[] = [];

/** The coming days on which the business is closed; none until they are known. */
export function useClosures(): readonly ClosureView[] {
  const { may, isKnown } = useMay();
  const enabled = useSession().status === 'signed-in' && isKnown && may('look');
  return useQuery({ ...closuresQuery(), enabled }).data?.items ?? NONE;
}

/** @returns the closed days that a date is one of */
export const closureOn = (closures: readonly ClosureView[], date: string): ClosureView | undefined =>
  closures.find(({ from, to }) => from <= date && date <= to);

/** @returns whether a farm page's closed date was made by them: it is changed there alone */
export const isMadeBy = (
  closures: readonly ClosureView[],
  farmId: number,
  { from, to, kind }: { from: string; to: string; kind: string },
): boolean =>
  kind === 'closed' &&
  closures.some(
    (closure) => closure.from <= from && to <= closure.to && closure.farms.some((farm) => farm.id === farmId),
  );
