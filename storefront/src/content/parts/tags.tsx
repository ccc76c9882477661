import { Badge } from '../../ui/badge';

/** What somebody sells or offers: the first few, then '+N more'. */
export function Tags({
  label,
  items,
  limit,
  tone = 'leaf',
}: {
  label: string;
  items: readonly string[];
  limit: number;
  tone?: 'leaf' | 'outline';
}) {
  if (items.length === 0) return null;
  const rest = items.length - limit;
  return (
    <ul aria-label={label} className="flex flex-wrap gap-1.5">
      {items.slice(0, limit).map((item) => (
        <li key={item} className="flex max-w-full">
          <Badge tone={tone}>{item}</Badge>
        </li>
      ))}
      {rest > 0 && (
        <li className="self-center px-1 text-xs font-semibold text-soft tabular-nums">+{rest} more</li>
      )}
    </ul>
  );
}
