import { CropDial, type CropDialProps } from './crop-dial';
import { Link } from './navigation/link';
import { Skeleton } from './states/skeleton';

export interface CropLinkProps extends Omit<CropDialProps, 'className'> {
  /** Where it can be had. */
  to: string;
  /** How its harvest stands, in a few words. */
  note: string;
}

/**
 * A crop that is ripe, in one row: its picture in the ring of its months, its name, and how long it is there.
 */
export function CropLink({ to, note, ...crop }: CropLinkProps) {
  return (
    <Link to={to} className="crop-link">
      <CropDial {...crop} />
      <span>
        <b>{crop.name}</b>
        <small>{note}</small>
      </span>
    </Link>
  );
}

/** In the place of a crop that is on its way. */
export function CropSkeleton() {
  return (
    <div className="flex h-full min-h-20 items-center gap-2 rounded-control border border-line bg-card p-2 sm:gap-3 sm:pr-3">
      <Skeleton className="size-14 shrink-0 rounded-full max-sm:size-11!" />
      <div className="flex flex-1 flex-col gap-2">
        <Skeleton className="h-4 w-4/5" />
        <Skeleton className="h-3 w-1/2" />
      </div>
    </div>
  );
}
