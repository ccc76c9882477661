import { formatCount } from '../../lib/format/format';

/** Numbers of what there is; what there is none of is left out. */
export function Figures({ items }: { items: readonly { name: string; count: number }[] }) {
  const known = items.filter(({ count }) => count > 0);
  if (known.length === 0) return null;
  return (
    <dl className="grid grid-cols-2 gap-2 min-[30rem]:grid-cols-3 sm:gap-3 lg:grid-cols-6">
      {known.map(({ name, count }) => (
        <div
          key={name}
          className="flex flex-col-reverse justify-end rounded-control bg-card p-4 ring-1 ring-line"
        >
          <dt className="text-sm leading-snug text-soft">{name}</dt>
          <dd className="font-display text-xl font-[560] tabular-nums">{formatCount(count)}</dd>
        </div>
      ))}
    </dl>
  );
}
