/** OpenType (ISO/IEC 14496-22). */
export interface FontWidths {
  has(character: string): boolean;
  /** In pixels; without kerning, which makes lines a little shorter. */
  widthOf(text: string, size: number): number;
}

/** @param font TrueType @throws Error where it has no Unicode characters */
export function readFontWidths(font: Buffer): FontWidths {
  const tables = new Map<string, number>();
  for (let index = 0; index < font.readUInt16BE(4); index += 1) {
    const record = 12 + index * 16;
    tables.set(font.toString('latin1', record, record + 4), font.readUInt32BE(record + 8));
  }
  const at = (name: string) => {
    const offset = tables.get(name);
    if (offset === undefined) throw new Error(`The font has no table ${name}.`);
    return offset;
  };
  const unitsPerEm = font.readUInt16BE(at('head') + 18);
  const metrics = font.readUInt16BE(at('hhea') + 34);
  const glyphs = readCharacters(font, at('cmap'));
  const advance = (glyph: number) => font.readUInt16BE(at('hmtx') + Math.min(glyph, metrics - 1) * 4);
  return {
    has: (character) => glyphs.has(character.codePointAt(0) ?? 0),
    widthOf: (text, size) => {
      const units = Array.from(text, (character) => advance(glyphs.get(character.codePointAt(0) ?? 0) ?? 0));
      return (units.reduce((sum, width) => sum + width, 0) * size) / unitsPerEm;
    },
  };
}

/** Format 4, which every font has. @returns the glyph of each character */
function readCharacters(font: Buffer, cmap: number): Map<number, number> {
  for (let index = 0; index < font.readUInt16BE(cmap + 2); index += 1) {
    const table = cmap + font.readUInt32BE(cmap + 4 + index * 8 + 4);
    if (font.readUInt16BE(table) === 4) return readSegments(font, table);
  }
  throw new Error('The font has no table of characters of the basic plane.');
}

function readSegments(font: Buffer, table: number): Map<number, number> {
  const glyphs = new Map<number, number>();
  const bytes = font.readUInt16BE(table + 6);
  const ends = table + 14;
  const starts = ends + bytes + 2;
  const deltas = starts + bytes;
  const offsets = deltas + bytes;
  for (let segment = 0; segment < bytes; segment += 2) {
    const end = font.readUInt16BE(ends + segment);
    const delta = font.readUInt16BE(deltas + segment);
    const offset = font.readUInt16BE(offsets + segment);
    const start = font.readUInt16BE(starts + segment);
    for (let code = start; code <= end && code < 0xffff; code += 1) {
      const found = offset === 0 ? code : font.readUInt16BE(offsets + segment + offset + (code - start) * 2);
      if (found !== 0) glyphs.set(code, (found + delta) & 0xffff);
    }
  }
  return glyphs;
}
