/** What a misspelled search was taken for. */
export function CorrectedSearch({ search, corrected }: { search: string; corrected: string | null }) {
  if (corrected === null || corrected === search) return null;
  return (
    <p className="text-sm">
      Showing results for <strong>{corrected}</strong>. We found nothing for “{search}”.
    </p>
  );
}
