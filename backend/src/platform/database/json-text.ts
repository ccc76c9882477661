/** @returns a value as JSON that PostgreSQL takes: it refuses half of a character */
export const jsonText = (value: object): string =>
  JSON.stringify(value, (_name, part: unknown) =>
    typeof part === 'string' ? Buffer.from(part).toString() : part,
  );
