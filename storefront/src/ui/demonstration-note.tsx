interface Shown {
  isDemonstration?: boolean | undefined;
}

/** Says once, at the head of a list, that what it shows was made up to show what the product does. */
export function DemonstrationNote({ of }: { of: readonly Shown[] }) {
  const made = of.filter(({ isDemonstration }) => isDemonstration).length;
  if (made === 0) return null;
  return (
    <p className="demonstration-note not-on-map-card">
      {made === of.length ? 'Demo data. None of it is real.' : 'Includes demo data.'}
    </p>
  );
}
