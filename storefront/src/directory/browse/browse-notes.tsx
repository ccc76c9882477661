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
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card bg-moss px-4 py-2">
      <p className="flex items-center gap-2 py-1 text-sm font-medium">
        <Icon name="map-pin" className="size-4.5 shrink-0 text-leaf" />
        Enter a ZIP code to see local farms near you.
      </p>
      <span className="noscript:hidden flex min-h-11 min-w-0 items-center gap-2 overflow-x-auto [scrollbar-width:none]">
        <UseMyLocation onFound={onZip} className="shrink-0" />
        <RecentZipLinks to={to} />
      </span>
    </div>
  );
}
