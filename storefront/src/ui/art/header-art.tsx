import { clsx } from 'clsx';
import { pictureAddress } from '../../lib/format/picture-address';
import { useMissingPicture } from '../pictures/use-missing-picture';

/** Shown where a text has no drawing of its own, or where it cannot be had. */
const DEFAULT_ART = '/art/blog/default.svg';

export interface HeaderArtProps {
  /** Of a drawing of 1200 by 630; null where there is none. */
  address: string | null;
  /** What it shows, in words; left out beside a title that says the same. */
  alt?: string;
  /** It is above the fold. */
  eager?: boolean;
  className?: string;
}

/** The drawn header of an article or guide. */
export function HeaderArt({ address, ...rest }: HeaderArtProps) {
  return <Drawing key={address} address={pictureAddress(address) ?? DEFAULT_ART} {...rest} />;
}

function Drawing({ address, alt = '', eager, className }: HeaderArtProps & { address: string }) {
  const { isMissing, watch } = useMissingPicture();
  return (
    <img
      {...watch}
      src={isMissing ? DEFAULT_ART : address}
      alt={isMissing ? '' : alt}
      width={1200}
      height={630}
      loading={eager ? 'eager' : 'lazy'}
      {...(eager && { fetchPriority: 'high' as const })}
      decoding="async"
      className={clsx('aspect-[40/21] w-full bg-sunk object-cover [filter:var(--art-light)]', className)}
    />
  );
}
