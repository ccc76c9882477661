import { imageSources } from '@farmgate/backend/contract/shared/images';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { pictureAddress } from '../../lib/format/picture-address';
import { useMissingPicture } from './use-missing-picture';

export interface PictureProps {
  /** One of our pictures, or one just chosen; null where there is none. */
  address: string | null;
  /** What it shows, in words. */
  alt: string;
  /** How wide it is drawn, as in the `sizes` of an `<img>`; the browser chooses the file by it. */
  sizes: string;
  /** Drawn where there is no picture, or where it cannot be had. */
  otherwise: ReactNode;
  /** It is above the fold: it does not wait until it is scrolled near. */
  eager?: boolean | undefined;
  /** The picture that the page is about. */
  isMain?: boolean;
  className?: string;
}

/** A photograph that fills a 4:3 box, on a quiet ground for as long as it is on its way. */
export function Picture({ address, otherwise, ...rest }: PictureProps) {
  const shown = pictureAddress(address);
  if (shown === null) return otherwise;
  return <Photograph key={shown} address={shown} otherwise={otherwise} {...rest} />;
}

type PhotographProps = Omit<PictureProps, 'address'> & { address: string };

function Photograph({ address, alt, sizes, otherwise, eager, isMain, className }: PhotographProps) {
  const { isMissing, watch } = useMissingPicture();
  if (isMissing) return otherwise;
  const sources = imageSources(address);
  const image = (
    <img
      {...watch}
      src={address}
      {...(sources && { srcSet: sources.jpeg, sizes })}
      alt={alt}
      width={800}
      height={600}
      loading={eager || isMain ? 'eager' : 'lazy'}
      {...(isMain && { fetchPriority: 'high' as const })}
      decoding="async"
      className={clsx('aspect-4/3 size-full bg-sunk object-cover', className)}
    />
  );
  if (!sources) return image;
  return (
    <picture className="contents">
      <source type="image/webp" srcSet={sources.webp} sizes={sizes} />
      {image}
    </picture>
  );
}
