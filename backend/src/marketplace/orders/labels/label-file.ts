import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  HANDLING_ROOM_TEXT,
  hasRoomForHandling,
  isMeat,
  LABEL_SHAPES,
} from '../../../contract/marketplace/labels/label-sizes.js';
import type { LabelSetup } from '../../../contract/marketplace/labels/labels.js';
import { projectFolder } from '../../../platform/config/project-folder.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { readFontWidths } from '../../../platform/lettering/font-widths.js';
import { handlingWords } from './handling-words.js';
import { labelContent, type Labeled } from './label-content.rules.js';
import { layOutHandling, layOutLabel, type Placed } from './label-layout.rules.js';
import { labelPdf } from './label-pdf.js';
import { labelZpl } from './label-zpl.js';

const FONT = path.join(projectFolder(), 'backend/content/fonts', 'figtree-500.ttf');
const widths = readFontWidths(readFileSync(FONT));

export interface LabelFile {
  content: Buffer | string;
  type: string;
  name: string;
}

/** A label with what its product is. */
export interface ToPrint {
  of: Labeled;
  category: string;
}

/** @throws VALIDATION_FAILED for a size without room for what is to be on it */
export async function labelFile(
  labels: readonly ToPrint[],
  setup: LabelSetup,
  title: string,
): Promise<LabelFile> {
  const shape = LABEL_SHAPES[setup.size];
  const words = handlingWords(setup.handling);
  if (words && !hasRoomForHandling(setup.size))
    throw new DomainError('VALIDATION_FAILED', [{ path: 'handling', message: HANDLING_ROOM_TEXT }]);
  const handling = words && layOutHandling(words, shape, widths);
  // Copies are one object.
  const known = new Map<Labeled, Placed[]>();
  const layOut = (of: Labeled) => {
    const placed = known.get(of) ?? layOutLabel(labelContent(of, setup), shape, widths);
    known.set(of, placed);
    return placed;
  };
  const placed = labels.flatMap(({ of, category }) => [
    layOut(of),
    ...(handling && isMeat(category) ? [handling] : []),
  ]);
  if (setup.format === 'zpl')
    return { content: labelZpl(placed, setup.size), type: 'text/plain; charset=utf-8', name: 'labels.zpl' };
  const content = await labelPdf(placed, { ...setup, font: FONT, title });
  return { content, type: 'application/pdf', name: 'labels.pdf' };
}
