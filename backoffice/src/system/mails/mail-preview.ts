/** Nothing but the mail's own styles and embedded pictures; its links lead nowhere. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; base-uri 'none'";

/** @returns a mail's HTML for a frame, under a policy of its own that stands before anything else */
export function previewOf(html: string): string {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${POLICY}">`;
  const head = /<head[^>]*>/i.exec(html);
  if (!head) return `<!doctype html><html><head>${meta}</head><body>${html}</body></html>`;
  const end = head.index + head[0].length;
  return html.slice(0, end) + meta + html.slice(end);
}
