/** A text with what is selected in it. */
export interface Selected {
  text: string;
  start: number;
  end: number;
}

/** A stretch of the text, what stands in its place afterwards, and what is selected then. */
export interface TextEdit {
  from: number;
  to: number;
  insert: string;
  select: readonly [start: number, end: number];
}

/**
 * Puts marks around what is selected, or takes them away where they are.
 * @param mark such as '**'
 * @param otherwise stands between the marks where nothing is selected
 */
export function marked({ text, start, end }: Selected, mark: string, otherwise: string): TextEdit {
  const size = mark.length;
  const isMarked = text.slice(start - size, start) === mark && text.slice(end, end + size) === mark;
  // One star inside two is not a mark of its own.
  const isPartOfLonger = size === 1 && text[start - 2] === mark && text[start - 3] !== mark;
  if (isMarked && !isPartOfLonger) {
    const insert = text.slice(start, end);
    return {
      from: start - size,
      to: end + size,
      insert,
      select: [start - size, start - size + insert.length],
    };
  }
  const words = text.slice(start, end) || otherwise;
  // Marks do not hold where a space follows them.
  const before = /^\s*/.exec(words)?.[0] ?? '';
  const after = /\s*$/.exec(words.slice(before.length))?.[0] ?? '';
  const inner = words.slice(before.length, words.length - after.length);
  const first = start + before.length + size;
  return {
    from: start,
    to: end,
    insert: `${before}${mark}${inner}${mark}${after}`,
    select: [first, first + inner.length],
  };
}

const ANY_START = /^(?:#{1,6} |> |[-*] |\d+\. )/;

/**
 * Begins the selected lines with a sign, in the place of another they begin with; takes it away where all
 * have it.
 * @param sign such as '- '
 */
export function begun({ text, start, end }: Selected, sign: string): TextEdit {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', Math.max(start, end > start ? end - 1 : end));
  const to = next === -1 ? text.length : next;
  const lines = text.slice(from, to).split('\n');
  const written = lines.filter((line) => line !== '');
  const have = written.length > 0 && written.every((line) => line.startsWith(sign));
  const changed = lines.map((line) => {
    if (have) return line.slice(sign.length);
    return line === '' && lines.length > 1 ? line : sign + line.replace(ANY_START, '');
  });
  const insert = changed.join('\n');
  const end2 = from + insert.length;
  return { from, to, insert, select: lines.length > 1 ? [from, end2] : [end2, end2] };
}

const ADDRESS = /^(?:https?:\/\/|\/|mailto:)\S+$/;

/** Makes a link of what is selected, be it words or an address; what is missing is selected afterwards. */
export function linked({ text, start, end }: Selected): TextEdit {
  const selected = text.slice(start, end);
  if (ADDRESS.test(selected)) {
    return { from: start, to: end, insert: `[words](${selected})`, select: [start + 1, start + 6] };
  }
  const words = selected || 'words';
  const address = start + words.length + 3;
  return { from: start, to: end, insert: `[${words}](https://)`, select: [address, address + 8] };
}

/** Puts a picture into a paragraph of its own, behind what is selected. */
export function pictured({ text, end }: Selected, url: string, alt: string): TextEdit {
  const words = alt
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\[\]]/g, String.raw`\$&`);
  const before = /(?:^|\n\n)$/.test(text.slice(0, end))
    ? ''
    : text.slice(0, end).endsWith('\n')
      ? '\n'
      : '\n\n';
  const after = text.slice(end).startsWith('\n\n') ? '' : text.slice(end).startsWith('\n') ? '\n' : '\n\n';
  const insert = `${before}![${words}](${url})${after}`;
  return { from: end, to: end, insert, select: [end + insert.length, end + insert.length] };
}

/**
 * @returns how Enter goes on in a list or a quotation: another line of it, or its end in an empty line; null
 * elsewhere
 */
export function nextLine({ text, start, end }: Selected): TextEdit | null {
  if (start !== end) return null;
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const [sign, indent = '', mark = ''] = /^(\s*)([-*>]|\d+\.) /.exec(text.slice(from, start)) ?? [];
  if (sign === undefined) return null;
  if (from + sign.length === start) return { from, to: start, insert: '\n', select: [from + 1, from + 1] };
  const next = /\d/.test(mark) ? `${Number.parseInt(mark, 10) + 1}.` : mark;
  const insert = `\n${indent}${next} `;
  return { from: start, to: end, insert, select: [start + insert.length, start + insert.length] };
}
