interface Understood {
  items: readonly unknown[];
  corrected: string | null;
  isMost?: boolean;
  missing?: string;
}

/** How a search was understood where that is not plain: a misspelling, most of the words, or no such food. */
export function CorrectedSearch({ search, list }: { search: string; list: Understood | undefined }) {
  if (search === '' || !list) return null;
  const { items, corrected, isMost, missing } = list;
  return (
    <>
      {corrected !== null && corrected !== search && (
        <p className="text-sm">
          Showing results for <strong>{corrected}</strong>. We found nothing for “{search}”.
        </p>
      )}
      {isMost && items.length > 0 && (
        <p className="text-sm">Nothing has all of these words. Showing what has most of them.</p>
      )}
      {missing !== undefined && (
        <p className="text-sm">
          No one lists <strong>{missing}</strong> here right now.
          {items.length > 0 && ' These results only mention it.'}
        </p>
      )}
    </>
  );
}
