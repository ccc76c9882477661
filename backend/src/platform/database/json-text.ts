/** PostgreSQL refuses half of a surrogate pair. */
export const jsonText = (value: object): string =>
  JSON.stringify(value, (_name, part: unknown) =>
    typeof part === 'string' ? Buffer.from(part).toString() : part,
  );
