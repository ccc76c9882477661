declare module 'subset-font' {
  /** An axis is fixed at a number, or cut to a range. */
  export type VariationAxes = Record<string, number | { min: number; max: number }>;

  export default function subsetFont(
    font: Buffer,
    letters: string,
    options: { targetFormat: 'woff2'; variationAxes?: VariationAxes },
  ): Promise<Buffer>;
}
