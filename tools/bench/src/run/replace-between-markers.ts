/** What programs write in a document is between these comments; the text around them is by hand. */
const MARKED = /(<!-- bench:start\b[^>]*-->\n)[\s\S]*?(<!-- bench:end -->)/;

/** @returns the document with `content` between its markers @throws Error where it has no markers */
export function replaceBetweenMarkers(text: string, content: string): string {
  if (!MARKED.test(text))
    throw new Error(
      'The document needs the lines <!-- bench:start --> and <!-- bench:end -->, in this order.',
    );
  return text.replace(MARKED, (_all, start: string, end: string) => `${start}\n${content.trim()}\n\n${end}`);
}
