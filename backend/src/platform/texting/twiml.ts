const ENTITIES: Readonly<Record<string, string>> = {
  ...{ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' },
};
/** XML has no way to write these; a repeated text with one would spoil the whole answer. */
// eslint-disable-next-line no-control-regex
const IMPOSSIBLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff\p{Surrogate}]/gu;
const escaped = (text: string) =>
  text.replaceAll(IMPOSSIBLE, '').replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/** @param answer null for nothing */
export const twiml = (answer: string | null): string =>
  `<?xml version="1.0" encoding="UTF-8"?><Response>${answer === null ? '' : `<Message>${escaped(answer)}</Message>`}</Response>`;
