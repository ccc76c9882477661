/** What somebody sells or offers: the first few, then '+N more'. */
export function Tags({
  label,
  items,
  limit,
  tone = 'leaf',
}: {
  label: string;
  items: readonly string[] | undefined;
  limit: number;
  tone?: 'leaf' | 'outline';
}) {
  if (!items?.length) return null;
  const rest = items.length - limit;
  return (
    <ul aria-label={label} className={`tags tags-${tone}`}>
      {items.slice(0, limit).map((item) => (
        <li key={item}>{item}</li>
      ))}
      {rest > 0 && <li className="tags-rest">{`+${rest} more`}</li>}
    </ul>
  );
}
