const KEPT_LENGTH = 60;

/** @returns lower case, cut; '' for an address, a link, a phone number, or no letter */
export function keptTerm(text: string): string {
  const term = text
    .normalize('NFKC')
    .toLowerCase()
    // eslint-disable-next-line no-control-regex
    .replaceAll(/[\s\u0000-\u001f\u007f]+/g, ' ')
    .trim();
  if (!/\p{L}/u.test(term) || /@|:\/\/|www\./.test(term) || /\d(?:[\s().-]*\d){4}/.test(term)) return '';
  return [...term].slice(0, KEPT_LENGTH).join('').trim();
}
