import { Icon } from '../../ui/icon';
import { RecentZipLinks } from '../search/zip/recent-zip-links';
import { UseMyLocation } from '../search/zip/use-my-location';

/** Without a ZIP code there are only listings. */
export function ZipHint({
  onZip,
  to,
}: {
  onZip: (zipCode: string) => void;
  to: (zipCode: string) => string;
}) {
  return (
    <div className="flex items-center gap-x-1 rounded-card bg-moss pl-3 sm:gap-x-3 sm:px-4 md:py-1">
      <p className="flex shrink-0 items-center max-sm:w-38 gap-2 text-xs font-medium sm:text-sm">
        <Icon name="map-pin" className="size-4.5 shrink-0 text-leaf max-sm:hidden" />
        Enter a ZIP code to see local farms near you.
      </p>
      <span className="noscript:hidden flex min-h-11 min-w-0 items-center gap-2 overflow-x-auto [scrollbar-width:none]">
        <UseMyLocation onFound={onZip} className="shrink-0" />
        <RecentZipLinks to={to} />
      </span>
    </div>
  );
}
