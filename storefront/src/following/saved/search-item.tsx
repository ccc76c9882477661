import type { FollowView } from '@farmgate/backend/contract/following/follows';
import { BellRing, Search } from 'lucide-react';
import { useId } from 'react';
import { Card } from '../../ui/card';
import { IconButton } from '../../ui/icon-button';
import { Link } from '../../ui/navigation/link';

interface SearchItemProps {
  follow: FollowView;
  onUnfollow: () => void;
}

/** A search that is followed. All of it is one link. */
export function SearchItem({ follow: { name, path, search }, onUnfollow }: SearchItemProps) {
  const heading = useId();
  return (
    <li>
      <Card isLink={path !== null} className="h-full">
        <article aria-labelledby={heading} className="flex h-full items-start gap-4 p-3">
          <span
            aria-hidden
            className="mt-1 inline-flex size-11 shrink-0 items-center justify-center rounded-full bg-moss text-leaf"
          >
            <Search size={20} />
          </span>
          <div className="flex min-w-0 flex-1 flex-col gap-1">
            <h3 id={heading} className="line-clamp-2 pt-1 text-lg leading-snug wrap-anywhere">
              {path === null ? (
                name
              ) : (
                <Link to={path} className="cover hover:text-leaf">
                  {name}
                </Link>
              )}
            </h3>
            {search && (
              <p className="text-sm text-soft wrap-anywhere">
                Within {search.miles} miles of {search.zipCode}
              </p>
            )}
          </div>
          <IconButton
            label={`Unfollow ${name}`}
            title="Unfollow"
            icon={<BellRing aria-hidden size={20} className="fill-current text-leaf" />}
            className="relative z-10 -mt-1 -mr-1"
            onClick={onUnfollow}
          />
        </article>
      </Card>
    </li>
  );
}
