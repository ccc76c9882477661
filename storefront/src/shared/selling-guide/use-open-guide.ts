import type { SellingGuide } from '@farmgate/backend/contract/marketplace/selling-guide';
import { useQuery } from '@tanstack/react-query';
import { useMay } from '../business/use-may';
import { useSession } from '../sign-in/session';
import { sellingGuideQuery } from './guide-query';

/**
 * @returns the guide while something is left to do in it, also where it is put away; null once all is done,
 *   for those who may not change the business, and until it is known
 */
export function useLeftGuide(): SellingGuide | null {
  const { may, isKnown } = useMay();
  const { me } = useSession();
  const isFor = me !== null && me.role !== 'admin' && isKnown && may('edit');
  const { data } = useQuery({ ...sellingGuideQuery(), enabled: isFor });
  if (!isFor || !data) return null;
  return data.steps.every(({ isDone }) => isDone) ? null : data;
}

/** @returns the same, but null where it is put away */
export function useOpenGuide(): SellingGuide | null {
  const guide = useLeftGuide();
  return guide?.isDismissed ? null : guide;
}
