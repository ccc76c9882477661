/** A stretch of an answer: text, or a link to a page of ours. */
export interface AnswerPart {
  text: string;
  /** Where it leads; without it, it is only text. */
  to?: string;
}

const LINK = /\[([^\]]+)\]\((\/[^)\s]*)\)/g;

/**
 * @returns an answer's paragraphs (between blank lines) in their parts; links are written as "[text](/path)"
 */
export function readAnswer(answer: string): AnswerPart[][] {
  return answer
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => partsOf(paragraph.replace(/\s+/g, ' ')));
}

/** @returns an answer as plain text, for search engines */
export function plainAnswer(answer: string): string {
  return readAnswer(answer)
    .map((parts) => parts.map(({ text }) => text).join(''))
    .join('\n\n');
}

function partsOf(paragraph: string): AnswerPart[] {
  const parts: AnswerPart[] = [];
  let end = 0;
  for (const match of paragraph.matchAll(LINK)) {
    const [whole, text = '', to = ''] = match;
    if (match.index > end) parts.push({ text: paragraph.slice(end, match.index) });
    parts.push({ text, to });
    end = match.index + whole.length;
  }
  if (end < paragraph.length) parts.push({ text: paragraph.slice(end) });
  return parts;
}
