import PDFDocument from 'pdfkit';
import { LABEL_SHAPES, type LabelSize } from '../../../contract/marketplace/labels/label-sizes.js';
import type { Placed } from './label-layout.rules.js';

function draw(doc: PDFKit.PDFDocument, placed: readonly Placed[], at: { x: number; y: number }): void {
  for (const one of placed) {
    if (one.kind === 'text') {
      doc.fontSize(one.size).text(one.text, at.x + one.x, at.y + one.y, { lineBreak: false });
      continue;
    }
    let y = at.y + one.y;
    for (const { height, modules } of one.bars.rows) {
      let from = 0;
      while (from < modules.length) {
        let to = from;
        while (to < modules.length && modules[to] === modules[from]) to += 1;
        if (modules[from])
          doc.rect(at.x + one.x + from * one.module, y, (to - from) * one.module, height * one.module);
        from = to;
      }
      y += height * one.module;
    }
    doc.fill('black');
  }
}

/** @param start which label of the first sheet is the first, from 1 @returns a PDF of all of them */
export async function labelPdf(
  labels: readonly (readonly Placed[])[],
  { size, start, font, title }: { size: LabelSize; start: number; font: string; title: string },
): Promise<Buffer> {
  const { width, height, sheet } = LABEL_SHAPES[size];
  const page: [number, number] = sheet ? [sheet.width, sheet.height] : [width, height];
  const doc = new PDFDocument({
    ...{ size: page, margin: 0, autoFirstPage: false, font, info: { Title: title } },
  });
  const pieces: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (piece: Buffer) => pieces.push(piece));
    doc.on('end', () => resolve(Buffer.concat(pieces)));
    doc.on('error', reject);
  });
  const onPage = sheet ? sheet.columns * sheet.rows : 1;
  const first = sheet ? start - 1 : 0;
  labels.forEach((placed, index) => {
    const nth = (first + index) % onPage;
    if (nth === 0 || index === 0) doc.addPage();
    const at = sheet
      ? {
          x: sheet.left + (nth % sheet.columns) * sheet.stepX,
          y: sheet.top + Math.floor(nth / sheet.columns) * sheet.stepY,
        }
      : { x: 0, y: 0 };
    draw(doc, placed, at);
  });
  if (labels.length === 0) doc.addPage();
  doc.end();
  return done;
}
