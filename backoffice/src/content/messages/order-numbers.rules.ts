/** Two parts of letters and digits; people leave dashes out, and write in small letters. */
const NUMBER = /\bFG[\s-]?([2-9A-HJKMNP-TV-Z]{4})[\s-]?([2-9A-HJKMNP-TV-Z]{4})\b/gi;

/** @returns the order numbers in a text, each once: "FG-7K2M-94XD" */
export function orderNumbersIn(text: string): string[] {
  const found = [...text.matchAll(NUMBER)].map(([, first = '', second = '']) =>
    `FG-${first}-${second}`.toUpperCase(),
  );
  return [...new Set(found)];
}
