import type { Season } from '@farmgate/backend/contract/directory/hours';

interface Trouble {
  message?: string;
  root?: { message?: string };
}

/**
 * @param errors of a form
 * @returns what is wrong at a path such as "seasons.0.hours.1.closes"
 */
export function troubleAt(errors: object, path: string): string | undefined {
  let found: unknown = errors;
  for (const step of path.split('.')) found = (found as Record<string, unknown> | undefined)?.[step];
  const trouble = found as Trouble | undefined;
  return trouble?.message ?? trouble?.root?.message;
}

/** @returns what is wrong with one stretch of opening */
export function stretchTrouble(errors: object, season: number, index: number): string | undefined {
  const path = `seasons.${season}.hours.${index}`;
  return troubleAt(errors, `${path}.closes`) ?? troubleAt(errors, `${path}.opens`);
}

/** @returns what is wrong with the weeks in which one stretch counts */
export function repeatTrouble(errors: object, season: number, index: number): string | undefined {
  const path = `seasons.${season}.hours.${index}.repeats`;
  return ['weeks', 'from', 'kind'].map((field) => troubleAt(errors, `${path}.${field}`)).find(Boolean);
}

/** @returns what is wrong with the seasons as a whole, or with a part that has no field of its own */
export function seasonsTrouble(errors: object, seasons: readonly Season[]): string | undefined {
  const paths = seasons.flatMap((_, index) =>
    ['from', 'to', 'hours'].map((field) => `seasons.${index}.${field}`),
  );
  return ['seasons', ...paths]
    .map((path) => troubleAt(errors, path))
    .find((message) => message !== undefined);
}
