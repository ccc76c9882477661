/** The labels that we print, and what can be on them. Free of zod. */

export const LABEL_SIZES = ['62x40', '2.25x1.25', '4x2', '4x6', 'sheet30'] as const;
export type LabelSize = (typeof LABEL_SIZES)[number];

/** Labels on a page of paper: where the first begins, and how far the next one is. Points. */
export interface Sheet {
  width: number;
  height: number;
  columns: number;
  rows: number;
  left: number;
  top: number;
  stepX: number;
  stepY: number;
}

export interface LabelShape {
  name: string;
  /** Points: 72 are an inch. */
  width: number;
  height: number;
  /** Null for a roll. */
  sheet: Sheet | null;
}

const INCH = 72;
const MM = INCH / 25.4;

export const LABEL_SHAPES: Readonly<Record<LabelSize, LabelShape>> = {
  '62x40': { name: '62 x 40 mm', width: 62 * MM, height: 40 * MM, sheet: null },
  '2.25x1.25': { name: '2 1/4 x 1 1/4 in', width: 2.25 * INCH, height: 1.25 * INCH, sheet: null },
  '4x2': { name: '4 x 2 in', width: 4 * INCH, height: 2 * INCH, sheet: null },
  '4x6': { name: '4 x 6 in', width: 4 * INCH, height: 6 * INCH, sheet: null },
  sheet30: {
    name: 'Letter sheet of 30 (2 5/8 x 1 in)',
    width: 2.625 * INCH,
    height: INCH,
    sheet: {
      ...{ width: 8.5 * INCH, height: 11 * INCH, columns: 3, rows: 10 },
      ...{ left: 0.1875 * INCH, top: 0.5 * INCH, stepX: 2.75 * INCH, stepY: INCH },
    },
  },
};

/** PDF for any printer; ZPL, the language of label printers. */
export const LABEL_FORMATS = ['pdf', 'zpl'] as const;
export type LabelFormat = (typeof LABEL_FORMATS)[number];

export const LABEL_CODES = ['upc', 'databar', 'qr', 'none'] as const;
export type LabelCode = (typeof LABEL_CODES)[number];

export const LABEL_CODE_NAMES: Readonly<Record<LabelCode, string>> = {
  upc: 'UPC-A with the price',
  databar: 'GS1 DataBar with weight and price',
  qr: 'QR code to the product',
  none: 'None',
};

/** Smaller labels get a QR code instead. */
const DATA_BAR_SIZES: readonly LabelSize[] = ['62x40', '4x2', '4x6'];
export const hasRoomForDataBar = (size: LabelSize): boolean => DATA_BAR_SIZES.includes(size);

/** `inspected` says so; `plain` leaves that sentence out, for what is exempt from inspection. */
export const HANDLING_WORDS = ['none', 'inspected', 'plain'] as const;
export type HandlingWords = (typeof HANDLING_WORDS)[number];

/** Smaller labels have no room for letters of a sixteenth of an inch. */
const HANDLING_SIZES: readonly LabelSize[] = ['62x40', '4x2', '4x6'];
export const hasRoomForHandling = (size: LabelSize): boolean => HANDLING_SIZES.includes(size);
export const HANDLING_ROOM_TEXT = 'Safe handling needs a label of 62 x 40 mm or more.';

export const MEATS = ['meat', 'poultry'] as const;
/** @returns whether a product is meat or poultry, which safe handling instructions go with */
export const isMeat = (category: string): boolean => MEATS.some((one) => one === category);

/** How many copies of a product's label come at once. */
export const MAX_LABELS = 500;
/** The most days that a best-before date is after packing. */
export const MAX_KEEPS_DAYS = 1_000;
