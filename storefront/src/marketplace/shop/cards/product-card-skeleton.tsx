import { LOADING_PLACEHOLDERS } from '@farmgate/backend/contract/shared/limits';
import { clsx } from 'clsx';
import { Card } from '../../../ui/card';
import { Skeleton } from '../../../ui/states/skeleton';
import type { ShopView } from '../address/shop-address';

/** Eight placeholders, for the items of a list of product cards. */
export function ProductCardSkeletons({ view }: { view: ShopView }) {
  const isGrid = view === 'grid';
  return Array.from({ length: LOADING_PLACEHOLDERS }, (_, index) => (
    <li key={index} aria-hidden data-testid="skeleton">
      <Card
        className={clsx(
          'flex h-full overflow-hidden',
          isGrid ? 'gap-3 p-3 sm:flex-col sm:gap-0 sm:p-0' : 'gap-4 p-3 sm:p-4',
        )}
      >
        <Skeleton
          className={clsx(
            'aspect-4/3',
            isGrid
              ? 'w-26 shrink-0 self-start sm:w-full sm:rounded-none'
              : 'w-28 shrink-0 self-start max-[24rem]:w-20 sm:w-52',
          )}
        />
        <div className={clsx('flex flex-1 flex-col gap-3', isGrid && 'sm:p-4')}>
          <Skeleton className="h-6 w-4/5" />
          <Skeleton className="h-4 w-3/5" />
          <Skeleton className="h-5 w-2/5" />
          <Skeleton className="mt-2 h-9 w-full rounded-control" />
        </div>
      </Card>
    </li>
  ));
}
