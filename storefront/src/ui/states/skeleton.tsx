import { clsx } from 'clsx';

/** The place of something that is still on its way; its size comes from `className`. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={clsx('max-w-full animate-breathe rounded-sm bg-line', className)} />;
}
