import type { ReactNode } from 'react';
import { useCanAccess, useResourceContext } from 'react-admin';

/**
 * @param given another resource than the page's
 * @returns whether the one who is logged in may do something; false until that is known
 */
export function useMay(action: string, given?: string): boolean {
  const own = useResourceContext();
  const { canAccess = false } = useCanAccess({ resource: given ?? own ?? '', action });
  return canAccess;
}

/** What only those see who may do something. */
export function May({
  action,
  resource,
  children,
}: {
  action: string;
  resource?: string;
  children: ReactNode;
}) {
  return useMay(action, resource) ? children : null;
}
