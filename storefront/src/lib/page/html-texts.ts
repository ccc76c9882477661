/**
 * Long words of a card are in the HTML already. Their element says `data-text`, and what is packed for the
 * browser refers to it by its number.
 */
const ELEMENT = /<\w+ (?:[^>]* )?data-text=""[^>]*>([^<]*)</g;

/** What React writes for characters that mean something in HTML. */
const ESCAPED: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** @returns the texts of a rendered page by which the browser finds them, each with its number */
export function textsIn(html: string): Map<string, number> {
  const found = [...html.matchAll(ELEMENT)].map(
    ([, text = ''], index) =>
      [text.replace(/&\w+;|&#x27;/g, (name) => ESCAPED[name] ?? name), index] as const,
  );
  // Documents have neither of these characters: what is read is not what was written.
  return new Map(found.filter(([text]) => !/[\r\0]/.test(text)));
}

/** @returns what finds a text by its number, before the page is taken over */
export function textAt(): (index: number) => string {
  const elements = document.querySelectorAll('[data-text]');
  return (index) => elements[index]?.textContent ?? '';
}
