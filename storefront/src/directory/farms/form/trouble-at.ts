import type { Season } from '@farmgate/backend/contract/directory/hours';

type ErrorOf = (path: string) => string | undefined;

/** @returns what is wrong with one stretch of opening */
export function stretchTrouble(errorOf: ErrorOf, season: number, index: number): string | undefined {
  const path = `seasons.${season}.hours.${index}`;
  return errorOf(`${path}.closes`) ?? errorOf(`${path}.opens`);
}

/** @returns what is wrong with the weeks in which one stretch counts */
export function repeatTrouble(errorOf: ErrorOf, season: number, index: number): string | undefined {
  const path = `seasons.${season}.hours.${index}.repeats`;
  return ['weeks', 'from', 'kind'].map((field) => errorOf(`${path}.${field}`)).find(Boolean);
}

/** @returns what is wrong with the seasons as a whole, or with a part that has no field of its own */
export function seasonsTrouble(errorOf: ErrorOf, seasons: readonly Season[]): string | undefined {
  const paths = seasons.flatMap((_, index) =>
    ['from', 'to', 'hours'].map((field) => `seasons.${index}.${field}`),
  );
  return ['seasons', ...paths].map(errorOf).find((message) => message !== undefined);
}
