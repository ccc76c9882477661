import type { NewsView } from '@farmgate/backend/contract/directory/news';
import type { ReactNode } from 'react';
import { formatDate } from '../../lib/format/format';
import { pictureAddress } from '../../lib/format/picture-address';
import { Picture } from '../../ui/pictures/picture';

/** One post of a farm. @param children what can be done with it */
export function NewsItem({ news, children }: { news: NewsView; children?: ReactNode }) {
  const { text, photo, createdAt } = news;
  return (
    <div className="flex flex-col gap-4 sm:flex-row">
      {photo && (
        <div className="aspect-4/3 w-full shrink-0 self-start overflow-hidden rounded-control bg-sunk sm:w-64">
          <Picture
            address={pictureAddress(photo.imageUrl)}
            alt={photo.alt}
            sizes="(min-width: 600px) 16rem, 100vw"
            otherwise={null}
          />
        </div>
      )}
      <div className="flex min-w-0 flex-col items-start gap-1.5">
        <time dateTime={createdAt} className="text-sm text-soft">
          {formatDate(createdAt)}
        </time>
        <p className="max-w-measure whitespace-pre-line wrap-anywhere">{text}</p>
        {children}
      </div>
    </div>
  );
}
