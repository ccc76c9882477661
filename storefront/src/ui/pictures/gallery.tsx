import { imageSources } from '@farmgate/backend/contract/shared/images';
import { clsx } from 'clsx';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { instead } from '../events';
import { Picture } from './picture';

export interface GalleryPicture {
  address: string;
  alt: string;
}

/** Where a picture can be seen as large as it is kept. */
function largest(address: string): string {
  return imageSources(address)?.jpeg.split(', ').at(-1)?.split(' ')[0] ?? address;
}

interface ThumbnailsProps {
  pictures: readonly GalleryPicture[];
  /** What one of them is called, e.g. "photograph". */
  noun: string;
  chosen: number;
  onChoose: (index: number) => void;
}

/** Links to the pictures for browsers without scripts; for all others they change the large one. */
function Thumbnails({ pictures, noun, chosen, onChoose }: ThumbnailsProps) {
  const label = `${noun.charAt(0).toUpperCase()}${noun.slice(1)}s`;
  return (
    <ul aria-label={label} className="grid grid-cols-4 gap-2 sm:gap-3 print:hidden">
      {pictures.map(({ address, alt }, index) => (
        <li key={address}>
          <a
            href={largest(address)}
            aria-current={index === chosen ? 'true' : undefined}
            onClick={instead((event: MouseEvent) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return false;
              onChoose(index);
              return true;
            })}
            className={clsx(
              'block overflow-hidden rounded-control border-2 transition-colors',
              index === chosen ? 'border-leaf' : 'border-transparent hover:border-edge',
            )}
          >
            <Picture
              address={address}
              alt={`Show ${noun} ${index + 1}: ${alt}`}
              sizes="(width >= 56.25rem) 10rem, 25vw"
              otherwise={<span className="block aspect-4/3 p-1 text-xs text-soft">{alt}</span>}
            />
          </a>
        </li>
      ))}
    </ul>
  );
}

export interface GalleryProps {
  pictures: readonly GalleryPicture[];
  /** Which of them is large, until another one is chosen; where it changes, again. */
  shown?: number;
  noun: string;
  /** Of the large one, as `sizes` of an image. */
  sizes: string;
  /** What stands there where there is no picture. */
  otherwise: ReactNode;
}

/** Pictures of one thing, one of them large. */
export function Gallery({ pictures, shown = 0, noun, sizes, otherwise }: GalleryProps) {
  const [chosen, setChosen] = useState(shown);
  const [before, setBefore] = useState(shown);
  if (before !== shown) {
    setBefore(shown);
    setChosen(shown);
  }
  const index = Math.min(chosen, Math.max(0, pictures.length - 1));
  const large = pictures[index];
  return (
    <div className="flex flex-col gap-2 sm:gap-3">
      <div className="relative aspect-4/3 w-full overflow-hidden rounded-card bg-moss print:w-56">
        <Picture
          address={large?.address ?? null}
          alt={large?.alt ?? ''}
          sizes={sizes}
          isMain
          otherwise={otherwise}
        />
      </div>
      {pictures.length > 1 && (
        <Thumbnails pictures={pictures} noun={noun} chosen={index} onChoose={setChosen} />
      )}
    </div>
  );
}
