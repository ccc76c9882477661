import { Link } from '../../ui/navigation/link';

export interface CountedPlace {
  name: string;
  count: number;
  to: string;
}

export interface CountedPlacesProps {
  id: string;
  title: string;
  places: readonly CountedPlace[];
  /** What is counted, for those who do not see the title: one, several. */
  noun: readonly [one: string, many: string];
}

/** Names with their counts, in columns. */
export function CountedPlaces({ id, title, places, noun }: CountedPlacesProps) {
  if (places.length === 0) return null;
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <ul className="columns-[9.5rem] gap-x-8 sm:columns-[12rem]">
        {places.map(({ name, count, to }) => (
          <li key={to} className="break-inside-avoid">
            <Link
              to={to}
              className="flex min-h-11 items-center justify-between gap-3 border-b border-line py-1.5 text-sm hover:text-leaf"
            >
              <span className="font-semibold wrap-anywhere">{name}</span>
              <span className="text-soft tabular-nums">
                {count}
                <span className="sr-only"> {noun[count === 1 ? 0 : 1]}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
