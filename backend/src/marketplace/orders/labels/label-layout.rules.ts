import { fitText } from '../../../platform/lettering/fit-text.rules.js';
import type { FontWidths } from '../../../platform/lettering/font-widths.js';
import type { Bars } from './bars.js';
import type { Handling } from './handling-words.js';

/** Label printers have 203 dots an inch: a module that is a whole number of them is sharp on all printers. */
export const DOT = 72 / 203;
/** At least 0.25 mm: less is not read from paper that was printed at home. */
const LEAST_DOTS = 2;
const MOST_DOTS = 5;

/** A barcode in the forms that it can take, the best first, each made when it is tried. */
export interface CodeForms {
  forms: readonly (() => Bars)[];
  /** What a person can read under it. */
  text: string | null;
  /** Bars can be as high as there is room. */
  stretches: boolean;
}

export interface LabelContent {
  farm: string;
  name: string;
  weight: string | null;
  price: string | null;
  /** Unit price and days, which are never cut short. */
  facts: readonly string[];
  /** Whose it is, where there is room. */
  notes: readonly string[];
  /** Barcodes, the one that was asked for first. */
  codes: readonly CodeForms[];
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** In points from the label's upper left corner. */
export type Placed =
  | { kind: 'text'; x: number; y: number; size: number; text: string }
  | { kind: 'bars'; x: number; y: number; module: number; bars: Bars };

/** Points from the top of a line to the next. */
const LINE = 1.2;

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

const sizeOf = (bars: Bars, module: number): { width: number; height: number } => ({
  width: (bars.width + 2 * bars.quiet.x) * module,
  height: (bars.rows.reduce((sum, { height }) => sum + height, 0) + 2 * bars.quiet.y) * module,
});

/** What is sharp on a printer of labels. */
const onDot = (points: number): number => Math.ceil(points / DOT) * DOT;

function stretched(bars: Bars, module: number, height: number): Bars {
  const [row] = bars.rows;
  return row ? { ...bars, rows: [{ ...row, height: Math.floor(height / module) }] } : bars;
}

function firstFitting(
  { forms, stretches }: CodeForms,
  module: number,
  room: { width: number; height: number },
): Bars | null {
  for (const form of forms) {
    const bars = form();
    const { width, height } = sizeOf(bars, module);
    if (width > room.width) continue;
    if (!stretches && height <= room.height) return bars;
    if (stretches && room.height >= MIN_BARS)
      return stretched(bars, module, Math.min(room.height, MOST_BARS));
  }
  return null;
}

/** Puts a barcode into the lower right of a box, as large as it goes. @returns null where there is no room */
function placeCode(code: CodeForms, box: Box, textSize: number): Placed[] | null {
  const below = code.text === null ? 0 : textSize * LINE;
  const room = { width: box.width, height: box.height - below };
  for (let dots = MOST_DOTS; dots >= LEAST_DOTS; dots -= 1) {
    const module = dots * DOT;
    const bars = firstFitting(code, module, room);
    if (!bars) continue;
    const { width, height } = sizeOf(bars, module);
    const x = onDot(box.x + box.width - width);
    const y = onDot(box.y + box.height - below - height - DOT);
    const inner = { x: x + bars.quiet.x * module, y: y + bars.quiet.y * module };
    return [
      { kind: 'bars', ...inner, module, bars },
      ...(code.text === null
        ? []
        : [{ kind: 'text' as const, x: inner.x, y: y + height + 1, size: textSize, text: code.text }]),
    ];
  }
  return null;
}

/** How high the bars of a UPC-A are, in points. */
const MIN_BARS = 18;
const MOST_BARS = 74;

class Pen {
  readonly placed: Placed[] = [];
  constructor(
    private readonly font: FontWidths,
    public box: Box,
  ) {}

  /** Writes lines at the top of what is left, and takes that off. */
  write(text: string, size: number, most = 1): void {
    const { lines } = fitText(text, this.font, { sizes: [size], width: this.box.width, most });
    for (const line of lines) {
      this.placed.push({ kind: 'text', x: this.box.x, y: this.box.y, size, text: line });
      this.skip(size * LINE);
    }
  }

  /** Two texts on one line, the second at the right end. */
  writeBoth(left: string, right: string, size: number): void {
    const width = this.font.widthOf(`${left}  ${right}`, size);
    const fitted = size * Math.min(1, this.box.width / width);
    const { x, y } = this.box;
    const end = x + this.box.width - this.font.widthOf(right, fitted);
    if (left !== '') this.placed.push({ kind: 'text', x, y, size: fitted, text: left });
    if (right !== '') this.placed.push({ kind: 'text', x: end, y, size: fitted, text: right });
    this.skip(fitted * LINE);
  }

  widest(texts: readonly string[], size: number): number {
    return Math.max(0, ...texts.map((text) => this.font.widthOf(text, size)));
  }

  private skip(height: number): void {
    this.box = { ...this.box, y: this.box.y + height, height: this.box.height - height };
  }
}

/** Sizes of the facts, the best first. */
const factSizes = (base: number): number[] => [base, Math.max(base * 0.8, LEAST_SIZE)];
const LEAST_SIZE = 5;

function writeNotes(pen: Pen, notes: readonly string[], size: number): void {
  for (const note of notes) if (pen.box.height >= size * LINE) pen.write(note, size);
}

/** Facts at the left, and the barcode right of them. */
function beside(pen: Pen, { facts, notes }: LabelContent, code: CodeForms, size: number): Placed[] | null {
  const { box } = pen;
  const column = pen.widest(facts, size) + size / 2;
  if (facts.length * size * LINE > box.height) return null;
  const placed = placeCode(code, { ...box, x: box.x + column, width: box.width - column }, size);
  const bars = placed?.find((one) => one.kind === 'bars');
  if (!placed || bars?.kind !== 'bars') return null;
  pen.box = { ...box, width: bars.x - bars.bars.quiet.x * bars.module - box.x - size / 2 };
  for (const fact of facts) pen.write(fact, size);
  writeNotes(pen, notes, size);
  return placed;
}

/** Facts in a line or two, or one below the other where it is tall, and the barcode below them. */
function below(pen: Pen, { facts, notes }: LabelContent, code: CodeForms, size: number): Placed[] | null {
  const { box } = pen;
  if (box.height > box.width) {
    for (const fact of facts) pen.write(fact, size);
    writeNotes(pen, notes, size);
  } else pen.write(facts.join(' · '), size, 3);
  return placeCode(code, pen.box, size);
}

function writeHead(pen: Pen, { farm, name, weight, price }: LabelContent, base: number, lines: number): void {
  pen.write(farm, base);
  pen.write(name, base * 1.35, lines);
  if (weight ?? price) pen.writeBoth(weight ?? '', price ?? '', base * 1.9);
}

const BASE = { of: 0.068, least: 5.5, most: 13 };

/** How much smaller letters get before another barcode is taken. */
const SCALES = [1, 0.9, 0.8] as const;

/** @returns what is on a label of that size, in points */
export function layOutLabel(
  content: LabelContent,
  size: { width: number; height: number },
  font: FontWidths,
): Placed[] {
  const begun = SCALES.map((scale) => begin(content, size, font, scale));
  for (const code of content.codes)
    for (const { pen, base } of begun)
      for (const way of pen.box.height > pen.box.width ? [below, beside] : [beside, below])
        for (const factSize of factSizes(base)) {
          const tried = new Pen(font, pen.box);
          const placed = way(tried, content, code, factSize);
          if (placed) return [...pen.placed, ...tried.placed, ...placed];
        }
  const { pen, base } = begin(content, size, font, 1);
  writeNotes(pen, [...content.facts, ...content.notes], base);
  return pen.placed;
}

/** Writes the head, at the size that goes with the label's. */
function begin(
  content: LabelContent,
  size: { width: number; height: number },
  font: FontWidths,
  scale: number,
): { pen: Pen; base: number } {
  const base = Math.max(clamp(size.height * BASE.of, BASE.least, BASE.most) * scale, LEAST_SIZE);
  const margin = base * 0.9;
  const pen = new Pen(font, {
    ...{ x: margin, y: margin },
    ...{ width: size.width - 2 * margin, height: size.height - 2 * margin },
  });
  writeHead(pen, content, base, size.height >= 110 && scale === 1 ? 2 : 1);
  return { pen, base };
}

/** Capitals of at least a sixteenth of an inch: 9 CFR 317.2(l). */
const LEAST_HANDLING = 6.5;
const HANDLING_SIZES = [9, 8, 7.2, LEAST_HANDLING] as const;

/** @param size with room for them @returns the safe handling instructions as a label of their own */
export function layOutHandling(
  { heading, text }: Handling,
  size: { width: number; height: number },
  font: FontWidths,
): Placed[] {
  const margin = 6;
  const [width, height] = [size.width - 2 * margin, size.height - 2 * margin];
  const headingSize = (one: number) => one * 1.25;
  const fits = (one: number) => {
    const { lines } = fitText(text, font, { sizes: [one], width, most: 100 });
    return headingSize(one) * LINE + lines.length * one * LINE <= height;
  };
  const chosen = HANDLING_SIZES.find(fits) ?? LEAST_HANDLING;
  const pen = new Pen(font, { x: margin, y: margin, width, height });
  pen.write(heading, headingSize(chosen));
  pen.write(text, chosen, 100);
  return pen.placed;
}
