import { clsx } from 'clsx';
import { useMissingPicture } from '../use-missing-picture';

export interface HeaderArtProps {
  /** Of a drawing of 1200 by 630. */
  address: string;
  /** Shown where that cannot be had. */
  otherwise: string;
  /** It is above the fold. */
  eager?: boolean;
  className?: string;
}

/** The drawn header of an article or guide; decorative, since the title beside it says the same. */
export function HeaderArt({ address, otherwise, eager, className }: HeaderArtProps) {
  return (
    <Drawing
      key={address}
      address={address}
      otherwise={otherwise}
      eager={eager ?? false}
      className={className ?? ''}
    />
  );
}

function Drawing({ address, otherwise, eager, className }: Required<HeaderArtProps>) {
  const { isMissing, watch } = useMissingPicture();
  return (
    <img
      {...watch}
      src={isMissing ? otherwise : address}
      alt=""
      width={1200}
      height={630}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      className={clsx('aspect-[40/21] w-full bg-sunk object-cover [filter:var(--art-light)]', className)}
    />
  );
}
