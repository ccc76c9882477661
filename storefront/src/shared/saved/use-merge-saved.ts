import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSession } from '../sign-in/session';
import { hasDeviceList } from './has-device-list';

/** Once somebody is logged in, takes what they saved as a visitor into their account. */
export function useMergeSaved(): void {
  const client = useQueryClient();
  const { status, me } = useSession();
  const isViewed = me?.viewedUntil !== undefined;
  useEffect(() => {
    if (status !== 'signed-in' || isViewed || !hasDeviceList()) return;
    void import('./merge-saved').then(({ mergeSaved }) => mergeSaved(client));
  }, [client, status, isViewed]);
}
