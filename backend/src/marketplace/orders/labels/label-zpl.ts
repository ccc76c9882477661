import { LABEL_SHAPES, type LabelSize } from '../../../contract/marketplace/labels/label-sizes.js';
import { DOT, type Placed } from './label-layout.rules.js';

const dots = (points: number): number => Math.round(points / DOT);

/** Carets and tildes begin commands. Source: ZPL II Programming Guide, ^FH. */
const escaped = (text: string): string =>
  text.replace(/[_^~\\]/g, (sign) => `_${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** A row of dots as hexadecimal digits, a bit each. */
function hexOf(row: readonly boolean[], bytes: number): string {
  return Array.from({ length: bytes }, (_, byte) => {
    const value = Array.from({ length: 8 }, (_one, bit) => (row[byte * 8 + bit] ? 128 >> bit : 0));
    return value
      .reduce((sum, one) => sum + one, 0)
      .toString(16)
      .toUpperCase()
      .padStart(2, '0');
  }).join('');
}

/** As dots: printers differ in which barcodes they know, and none in dots. */
function graphic({ x, y, module, bars }: Placed & { kind: 'bars' }): string {
  const wide = Math.max(1, dots(module));
  const bytes = Math.ceil((bars.width * wide) / 8);
  const lines = bars.rows.flatMap(({ height, modules }) => {
    const row = modules.flatMap((one) => Array.from({ length: wide }, () => one));
    const hex = hexOf(row, bytes);
    return Array.from({ length: height * wide }, () => hex);
  });
  const all = bytes * lines.length;
  return `^FO${dots(x)},${dots(y)}^GFA,${all},${all},${bytes},${lines.join('')}^FS`;
}

function command(placed: Placed): string {
  if (placed.kind === 'bars') return graphic(placed);
  const { x, y, size, text } = placed;
  return `^FO${dots(x)},${dots(y)}^A0N,${dots(size)}^FH^FD${escaped(text)}^FS`;
}

/** ZPL II for a printer of 203 dots an inch, in UTF-8 (^CI28). A sheet's labels come one by one. */
export function labelZpl(labels: readonly (readonly Placed[])[], size: LabelSize): string {
  const { width, height } = LABEL_SHAPES[size];
  const head = `^CI28^PW${dots(width)}^LL${dots(height)}^LH0,0`;
  // Copies are one object, and dots are slow to write.
  const drawn = new Map<readonly Placed[], string>();
  const draw = (placed: readonly Placed[]): string => {
    const text = drawn.get(placed) ?? ['^XA', head, ...placed.map(command), '^XZ', ''].join('\n');
    drawn.set(placed, text);
    return text;
  };
  return labels.map(draw).join('');
}
