import { clsx } from 'clsx';

/** What somebody sells or offers: the first few, then '+N more'. */
export function Tags({
  label,
  items,
  limit,
  tone = 'leaf',
  className,
}: {
  label: string;
  items: readonly string[] | undefined;
  limit: number;
  tone?: 'leaf' | 'outline';
  className?: string;
}) {
  if (!items?.length) return null;
  const rest = items.length - limit;
  return (
    <ul aria-label={label} className={clsx(`tags tags-${tone}`, className)}>
      {items.slice(0, limit).map((item) => (
        <li key={item}>{item}</li>
      ))}
      {rest > 0 && <li className="tags-rest">{`+${rest} more`}</li>}
    </ul>
  );
}
