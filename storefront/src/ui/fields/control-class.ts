/**
 * The look of whatever one types into. By itself, since pages with a mere search field need nothing else of
 * the fields.
 */
export const controlClass =
  'w-full rounded-control border border-edge bg-card px-3.5 text-base text-ink transition-colors hover:border-leaf ' +
  'aria-invalid:border-danger disabled:cursor-not-allowed disabled:opacity-60';
