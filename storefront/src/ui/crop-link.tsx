import { Link } from 'react-router-dom';
import { CategoryArt } from './art/category-art';
import { Skeleton } from './skeleton';

export interface CropLinkProps {
  name: string;
  /** One of the listing categories. */
  category: string;
  /** Where it can be had. */
  to: string;
  /** How its harvest stands, in a few words. */
  note: string;
}

/** A crop that is ripe, in one row: its picture, its name and how long it is there. */
export function CropLink({ name, category, to, note }: CropLinkProps) {
  return (
    <Link
      to={to}
      className="group flex h-full min-h-17 items-center gap-3 rounded-control border border-line bg-card p-2 pr-3 transition-colors hover:border-leaf"
    >
      <span className="w-16 shrink-0 overflow-hidden rounded-sm max-[24rem]:w-12">
        <CategoryArt category={category} seed={name} name={name} />
      </span>
      <span className="flex min-w-0 flex-col">
        <span className="leading-snug font-semibold wrap-anywhere group-hover:text-leaf">{name}</span>
        <span className="text-xs text-soft">{note}</span>
      </span>
    </Link>
  );
}

/** In the place of a crop that is on its way. */
export function CropSkeleton() {
  return (
    <div className="flex h-full min-h-17 items-center gap-3 rounded-control border border-line bg-card p-2 pr-3">
      <Skeleton className="aspect-4/3 w-16 shrink-0 max-[24rem]:w-12" />
      <div className="flex flex-1 flex-col gap-2">
        <Skeleton className="h-4 w-4/5" />
        <Skeleton className="h-3 w-1/2" />
      </div>
    </div>
  );
}
