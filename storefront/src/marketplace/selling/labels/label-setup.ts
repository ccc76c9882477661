import {
  LABEL_CODES,
  LABEL_FORMATS,
  LABEL_SIZES,
  type LabelCode,
  type LabelFormat,
  type LabelSize,
  HANDLING_WORDS,
  hasRoomForHandling,
  type HandlingWords,
  MAX_KEEPS_DAYS,
} from '@farmgate/backend/contract/marketplace/labels/label-sizes';
import { withQuery } from '@farmgate/backend/contract/shared/site-paths';
import { useState } from 'react';
import { keep, readKept } from '../../../lib/page/on-device';

/** How labels look, as the device keeps it. */
export interface LabelChoice {
  size: LabelSize;
  format: LabelFormat;
  code: LabelCode;
  hasPrice: boolean;
  handling: HandlingWords;
  /** As it was typed; '' for the product's own date. */
  keepsDays: string;
  /** As it was typed: the first label of a sheet that is left. */
  start: string;
}

const KEY = 'farmgate-labels';
const PRESET: LabelChoice = {
  ...{
    size: '62x40',
    format: 'pdf',
    code: 'upc',
    hasPrice: true,
    handling: 'none',
    keepsDays: '',
    start: '1',
  },
};

/** @returns what was kept, with whatever is unknown as it is at first */
export function choiceOf(kept: Partial<Record<keyof LabelChoice, unknown>> | null): LabelChoice {
  const one = <Value>(all: readonly Value[], value: unknown, preset: Value): Value =>
    all.find((known) => known === value) ?? preset;
  const text = (value: unknown, preset: string) => (typeof value === 'string' ? value : preset);
  return {
    size: one(LABEL_SIZES, kept?.size, PRESET.size),
    format: one(LABEL_FORMATS, kept?.format, PRESET.format),
    code: one(LABEL_CODES, kept?.code, PRESET.code),
    hasPrice: kept?.hasPrice !== false,
    handling: one(HANDLING_WORDS, kept?.handling, PRESET.handling),
    keepsDays: text(kept?.keepsDays, PRESET.keepsDays),
    start: text(kept?.start, PRESET.start),
  };
}

/** @returns a typed whole number; null for anything else */
export function wholeIn(text: string, least: number, most: number): number | null {
  const trimmed = text.trim();
  const number = /^\d{1,4}$/.test(trimmed) ? Number(trimmed) : Number.NaN;
  return number >= least && number <= most ? number : null;
}

/** @returns what is wrong with the number, in a sentence */
export const keepsDaysError = (text: string): string | undefined =>
  text.trim() === '' || wholeIn(text, 0, MAX_KEEPS_DAYS) !== null
    ? undefined
    : 'Please enter a whole number of days, such as 7.';
export const startError = (text: string): string | undefined =>
  wholeIn(text, 1, 30) === null ? 'Please enter a number from 1 to 30.' : undefined;

/** @returns what comes with labels of meat: nothing where it has no room */
export const handlingOf = ({ size, handling }: Pick<LabelChoice, 'size' | 'handling'>): HandlingWords =>
  hasRoomForHandling(size) ? handling : 'none';

const hasStart = ({ size, format }: LabelChoice) => size === 'sheet30' && format === 'pdf';

/** @returns whether nothing of a choice is wrong */
export const isPrintable = (choice: LabelChoice): boolean =>
  keepsDaysError(choice.keepsDays) === undefined &&
  (!hasStart(choice) || startError(choice.start) === undefined);

/**
 * @param path such as "orders/12"
 * @param packedOn YYYY-MM-DD
 * @returns the address of the labels as a file
 */
export function labelsHref(
  path: string,
  choice: LabelChoice,
  packedOn: string,
  more: Record<string, string | number | undefined> = {},
): string {
  const { size, format, code, hasPrice, keepsDays, start } = choice;
  return withQuery(`/api/vendor/labels/${path}`, {
    ...{ size, format, code, price: hasPrice ? 'yes' : 'no', handling: handlingOf(choice), packedOn },
    keepsDays: wholeIn(keepsDays, 0, MAX_KEEPS_DAYS) ?? undefined,
    start: hasStart(choice) ? (wholeIn(start, 1, 30) ?? undefined) : undefined,
    ...more,
  });
}

/** The device's choice, kept at each change. */
export function useLabelChoice() {
  const [choice, setChoice] = useState(() => choiceOf(readKept(KEY)));
  return {
    choice,
    change: (changed: Partial<LabelChoice>): void => {
      const next = { ...choice, ...changed };
      setChoice(next);
      // Another sheet begins with its first label.
      if (isPrintable(next)) keep(KEY, { ...next, start: PRESET.start });
    },
  };
}
