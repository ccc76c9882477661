import { beforeAll, describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ready } from 'zpl-renderer-js';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import {
  hasRoomForDataBar,
  hasRoomForHandling,
  LABEL_SHAPES,
  LABEL_SIZES,
} from '../../../contract/marketplace/labels/label-sizes.js';
import { projectFolder } from '../../../platform/config/project-folder.js';
import { readFontWidths } from '../../../platform/lettering/font-widths.js';
import { handlingWords } from './handling-words.js';
import { labelContent, type Labeled } from './label-content.rules.js';
import { layOutHandling, layOutLabel, type Placed } from './label-layout.rules.js';
import { labelZpl } from './label-zpl.js';

const font = readFontWidths(
  readFileSync(path.join(projectFolder(), 'backend/content/fonts/figtree-500.ttf')),
);
const CHICKEN: Labeled = {
  ...{ farm: 'Sunny Acres Family Farm', name: 'Whole Pasture-Raised Chicken, Large', unit: 'pound' },
  ...{ productUrl: 'https://farmgate.example/products/1203', option: 1_234, price: 650, per: 'lb' },
  ...{ weight: '4.35 lb', bestBefore: null, notes: ['#FG-20261130-0001 Ana Lopez-Hernandez'] },
};
const SETUP = { price: 'yes', packedOn: '2026-11-30', keepsDays: 7 } as const;

beforeAll(async () => {
  const wasm = readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'));
  const wasmBinary = wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength);
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
});

/** What a printer of so many dots an inch puts on paper: bars alone, as shades of gray. */
function printed(placed: readonly Placed[], size: { width: number; height: number }, dpi: number) {
  const [width, height] = [Math.ceil((size.width * dpi) / 72), Math.ceil((size.height * dpi) / 72)];
  const pixels = new Uint32Array(width * height).fill(0xff_ff_ff_ff);
  const dot = (points: number) => Math.round((points * dpi) / 72);
  for (const one of placed) {
    if (one.kind === 'text') continue;
    let top = one.y;
    for (const { height: modules, modules: row } of one.bars.rows) {
      const bottom = top + modules * one.module;
      row.forEach((isBar, index) => {
        if (!isBar) return;
        const [from, to] = [dot(one.x + index * one.module), dot(one.x + (index + 1) * one.module)];
        for (let y = dot(top); y < dot(bottom); y += 1)
          pixels.fill(0xff_00_00_00, y * width + from, y * width + to);
      });
      top = bottom;
    }
  }
  return { data: new Uint8ClampedArray(pixels.buffer), width, height, colorSpace: 'srgb' as const };
}

async function scanned(placed: readonly Placed[], size: { width: number; height: number }, dpi: number) {
  const read = await readBarcodes(printed(placed, size, dpi) as Parameters<typeof readBarcodes>[0]);
  return read.map(({ format, text }) => [format, text]);
}

describe.each(LABEL_SIZES)('a label of %s', (size) => {
  const shape = LABEL_SHAPES[size];
  const label = (code: 'upc' | 'databar' | 'qr', more: Partial<Labeled> = {}) =>
    layOutLabel(labelContent({ ...CHICKEN, ...more }, { ...SETUP, code }), shape, font);

  it.each([203, 300])('has a UPC-A with the price that is read at %i dots an inch', async (dpi) => {
    expect(await scanned(label('upc'), shape, dpi)).toEqual([['EAN13', '0201234328285']]);
  });

  it.each([203, 300])(
    'has a DataBar, or a QR code where there is no room, at %i dots an inch',
    async (dpi) => {
      const placed = label('databar');
      const read = await scanned(placed, shape, dpi);
      if (!hasRoomForDataBar(size)) return expect(read).toEqual([['QRCode', CHICKEN.productUrl]]);
      const bars = placed.find((one) => one.kind === 'bars');
      const heights = bars?.kind === 'bars' ? bars.bars.rows.map(({ height }) => height) : [];
      // As high as the standard asks for, whatever a picture without noise is read from.
      expect(new Set(heights.filter((_, row) => row % 4 === 0))).toEqual(new Set([34]));
      expect(read).toEqual([
        [expect.stringMatching(/^DataBarExp/), '(01)90201234000009(3202)000435(3922)2828'],
      ]);
    },
  );

  it('has a QR code to the product, also for what has no price by weight', async () => {
    expect(await scanned(label('qr'), shape, 203)).toEqual([['QRCode', CHICKEN.productUrl]]);
    const each = { per: null, weight: null, option: null };
    expect(await scanned(label('upc', each), shape, 203)).toEqual([['QRCode', CHICKEN.productUrl]]);
  });

  it('keeps all of it within its edges, and no text on another or on the barcode', () => {
    for (const code of ['upc', 'databar', 'qr'] as const) {
      const boxes = label(code).map((one) =>
        one.kind === 'text'
          ? { ...one, width: font.widthOf(one.text, one.size), height: one.size, what: one.text }
          : {
              ...{ x: one.x, y: one.y, what: 'bars', width: one.bars.width * one.module },
              height: one.bars.rows.reduce((sum, { height }) => sum + height, 0) * one.module,
            },
      );
      for (const { x, y, width, height, what } of boxes) {
        expect([what, x >= 0 && y >= 0]).toEqual([what, true]);
        expect([what, x + width <= shape.width + 0.01 && y + height <= shape.height + 0.01]).toEqual([
          what,
          true,
        ]);
        const on = boxes.filter(
          (other) =>
            other.what !== what &&
            x < other.x + other.width &&
            other.x < x + width &&
            y < other.y + other.height &&
            other.y < y + height,
        );
        expect([code, what, on.map((other) => other.what)]).toEqual([code, what, []]);
      }
    }
  });

  it.each(['upc', 'databar', 'qr'] as const)('says price and days whole beside a barcode (%s)', (code) => {
    const texts = label(code).flatMap((one) => (one.kind === 'text' ? [one.text] : []));
    const all = texts.join(' ');
    for (const text of ['4.35 lb', '$28.28', '$6.50/lb', 'Packed Nov 30, 2026', 'Best before Dec 7, 2026'])
      expect(all).toContain(text);
    expect(all).toContain(CHICKEN.farm);
  });

  it('has the safe handling instructions whole and large enough, or not at all', () => {
    if (!hasRoomForHandling(size)) return;
    const handling = handlingWords('inspected');
    if (!handling) throw new Error('There are words.');
    const placed = layOutHandling(handling, shape, font);
    const texts = placed.flatMap((one) => (one.kind === 'text' ? [one] : []));
    expect(texts.map(({ text }) => text).join(' ')).toBe(`${handling.heading} ${handling.text}`);
    for (const { x, y, size: height, text } of texts) {
      expect(height).toBeGreaterThanOrEqual(6.5);
      expect(x + font.widthOf(text, height)).toBeLessThan(shape.width);
      expect(y + height).toBeLessThan(shape.height);
    }
  });
});

describe('a label that a packer prints', () => {
  it('has no price, and a barcode without one', async () => {
    const shape = LABEL_SHAPES['62x40'];
    const of = { ...CHICKEN, price: null };
    const label = (code: 'upc' | 'databar') => layOutLabel(labelContent(of, { ...SETUP, code }), shape, font);
    expect(label('upc').some((one) => one.kind === 'text' && one.text.includes('$'))).toBe(false);
    expect(await scanned(label('upc'), shape, 203)).toEqual([['QRCode', CHICKEN.productUrl]]);
    expect(await scanned(label('databar'), shape, 203)).toEqual([
      [expect.stringMatching(/^DataBarExp/), '(01)90201234000009(3202)000435'],
    ]);
  });
});

describe('the instructions for raw meat', () => {
  it('leave out the inspection where there was none', () => {
    expect(handlingWords('plain')?.text).toMatch(/^Some food products may contain bacteria/);
    expect(handlingWords('none')).toBeNull();
  });
});

describe('labels in ZPL', () => {
  it('have bars as dots, and signs that are commands escaped', () => {
    const content = labelContent({ ...CHICKEN, farm: 'A^B ~C_D' }, { ...SETUP, code: 'upc' });
    const zpl = labelZpl([layOutLabel(content, LABEL_SHAPES['62x40'], font)], '62x40');
    expect(zpl).toMatch(/^\^XA\n\^CI28\^PW496\^LL320\^LH0,0\n/);
    expect(zpl).toContain('^FH^FDA_5EB _7EC_5FD^FS');
    expect(zpl.endsWith('^XZ\n')).toBe(true);
  });

  it.each([
    ['upc', 'EAN13', '0201234328285'],
    ['databar', 'DataBarExpStk', '(01)90201234000009(3202)000435(3922)2828'],
    ['qr', 'QRCode', CHICKEN.productUrl],
  ] as const)('are drawn with the code %s as scanners read it', async (code, format, text) => {
    const content = labelContent({ ...CHICKEN, farm: 'A^B ~C_D' }, { ...SETUP, code });
    const shape = LABEL_SHAPES['4x2'];
    const zpl = labelZpl([layOutLabel(content, shape, font)], '4x2');
    const { api } = await ready;
    const millimeters = (points: number) => (points * 25.4) / 72;
    const size = [millimeters(shape.width), millimeters(shape.height)] as const;
    const picture = Buffer.from(await api.zplToBase64Async(zpl, ...size, 8), 'base64');
    const read = await readBarcodes(new Blob([picture]));
    expect(read.map((one) => [one.format, one.text])).toEqual([[format, text]]);
  });
});
