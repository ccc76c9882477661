import type { Role } from '@farmgate/backend/contract/accounts/roles';
import { useEffect } from 'react';
import { forgetKept, keep } from '../../lib/page/on-device';
import { useSession } from '../sign-in/session';
import { type OwnRole, useMay } from './use-may';

/** index.html reads it before the first paint, so that the bar of the desk doesn’t come late. */
const DESK_HINT = 'farmgate-desk';

/** @returns whether somebody farms or sells, or works for those who do and sees more than what to pack */
export const hasDesk = (role: Role, { role: work, may }: Pick<OwnRole, 'role' | 'may'>): boolean =>
  work === null ? role === 'farmer' || role === 'vendor' : may('look');

/** Whether the signed-in person has a desk. */
export function useDesk(): 'maybe' | 'yes' | 'no' {
  const { status, me } = useSession();
  const own = useMay();
  const isKnown = status === 'visitor' || (status === 'signed-in' && own.isKnown);
  const has = me !== null && hasDesk(me.role, own);
  useEffect(() => {
    if (!isKnown) return;
    if (has) keep(DESK_HINT, true);
    else forgetKept(DESK_HINT);
  }, [isKnown, has]);
  if (!isKnown) return 'maybe';
  return has ? 'yes' : 'no';
}
