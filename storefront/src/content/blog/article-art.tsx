import { clsx } from 'clsx';
import { useMissingPicture } from '../../ui/use-missing-picture';

/** Shown where an article has no drawing, or where it cannot be had. */
const DEFAULT_ART = '/art/blog/default.svg';

export interface ArticleArtProps {
  imageUrl: string | null;
  /** What it shows, in words; '' beside a title that says the same. */
  alt: string;
  /** It is above the fold. */
  eager?: boolean;
  className?: string;
}

/** An article's drawing, 1200 by 630. */
export function ArticleArt({ imageUrl, ...rest }: ArticleArtProps) {
  return <Drawing key={imageUrl} address={imageUrl ?? DEFAULT_ART} {...rest} />;
}

function Drawing({
  address,
  alt,
  eager,
  className,
}: Omit<ArticleArtProps, 'imageUrl'> & { address: string }) {
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
      className={clsx('aspect-[40/21] w-full bg-sunk object-cover', className)}
    />
  );
}
