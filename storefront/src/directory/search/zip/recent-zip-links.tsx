import { lazy, Suspense } from 'react';
import { useRecentZips } from '../../../shared/near/recent-zips';

const RecentZipList = lazy(() =>
  import('./recent-zip-list').then((module) => ({ default: module.RecentZipList })),
);

/** The ZIP codes that were searched on this device; nothing where none was. */
export function RecentZipLinks({ to }: { to: (zipCode: string) => string }) {
  const zips = useRecentZips();
  return (
    zips.length > 0 && (
      <Suspense>
        <RecentZipList zips={zips} to={to} />
      </Suspense>
    )
  );
}
