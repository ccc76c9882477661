import { readWeight, type WeightUnit } from '@farmgate/backend/contract/marketplace/weight/weight';

export type Reading =
  /** It has come to rest. `text` is what a person would type. */
  | { kind: 'stable'; text: string }
  /** Something moves, or nothing lies there. */
  | { kind: 'moving' }
  /** No scale that we know says that. */
  | { kind: 'unknown'; line: string };

const [STX, ETX] = ['\u0002', '\u0003'];
/** Longer lines are noise, such as at another speed. */
const LONGEST_LINE = 120;

const MOVING: Reading = { kind: 'moving' };

/** A&D and CAS: "ST,GS,+  1.00 lb"; CAS's own 22 bytes have a device and its lamps before the figure. */
const MARKED = /^(ST|US|OL),?[A-Z]{2}(?:,[^,]{2}(?=,))?,?\s*([+-]?)\s*(\S.*)$/is;
/** Mettler Toledo: "S S       1.00 lb"; D where it moves, I and signs where it can't tell. */
const SICS = /^S ([SDI+-])\s*(.*)$/;
/** A figure with a unit: NCI, and Ohaus with "?" while it moves. Behind it stands what is on it (G, N, T). */
const PLAIN =
  /^([+-]?)\s*(\d[\d., ]*\s*(?:lbs?|ozs?|kgs?|g)\b(?:\s*\d[\d.]*\s*ozs?)?)\s*(\??)\s*(?:[GNT]|NET|GROSS)?$/i;
/** Of NCI, behind the figure or alone: bits 0 and 1 of the first byte are motion and zero. */
const STATUS = /^S?([0-?])[0-?]{1,3}$/;
/** Toledo 8213, behind STX: a figure without a unit, or "?" with a status byte. */
const BARE = /^\d*\.?\d+$/;

function weightOf(text: string, per: WeightUnit): Reading {
  const plain = text.trim().replaceAll(/\s+/g, ' ');
  return readWeight(plain, per) === null ? MOVING : { kind: 'stable', text: plain };
}

/**
 * Reads what a scale sends, whatever its kind.
 * @param onReading gets each reading
 * @param per what a figure without a unit is in
 * @returns `take` for what came, in whatever pieces, without the eighth bit, which is parity or a lamp; and
 * `idle` for when nothing more has come, as a figure may be followed by whether it moves
 */
export function scaleReader(onReading: (reading: Reading) => void, per: WeightUnit = 'lb') {
  let line = '';
  let isFramed = false;
  let pending: string | null = null;

  const settle = () => {
    if (pending !== null) onReading(weightOf(pending, per));
    pending = null;
  };
  const status = (first: string) => {
    const bits = first.charCodeAt(0);
    if ((bits & 0b11) === 0) return settle();
    pending = null;
    onReading(MOVING);
  };
  const read = (text: string) => {
    const [, first] = STATUS.exec(text) ?? [];
    if (first !== undefined && (pending !== null || text.startsWith('S'))) return status(first);
    settle();
    const [, mark, sign, weight] = MARKED.exec(text) ?? [];
    if (weight !== undefined)
      return onReading(mark?.toUpperCase() === 'ST' && sign !== '-' ? weightOf(weight, per) : MOVING);
    const [, state, given] = SICS.exec(text) ?? [];
    if (state !== undefined) return onReading(state === 'S' ? weightOf(given ?? '', per) : MOVING);
    const [, minus, plain, isMoving] = PLAIN.exec(text) ?? [];
    if (plain === undefined) return onReading({ kind: 'unknown', line: text });
    if (minus === '-' || isMoving) return onReading(MOVING);
    pending = plain;
  };
  const end = () => {
    const [text, wasFramed] = [line.trim(), isFramed];
    line = '';
    isFramed = false;
    if (text === '' || text.length > LONGEST_LINE) return;
    if (!wasFramed) return read(text);
    if (text.startsWith('?')) return onReading(MOVING);
    return BARE.test(text) ? onReading(weightOf(text, per)) : read(text);
  };
  return {
    take: (text: string) => {
      for (const sign of text)
        if (sign === STX) {
          end();
          isFramed = true;
        } else if (sign === ETX) {
          end();
          settle();
        } else if (sign === '\r' || sign === '\n') end();
        else if (line.length <= LONGEST_LINE) line += sign;
    },
    idle: settle,
  };
}

/**
 * Takes one reading of whatever is put on a scale: what stays there after it was saved is not read again.
 * @param onWeight called as often as the scale says the weight, until that is saved
 */
export function onceEach(onWeight: (text: string) => void) {
  let isSaved = false;
  return {
    reading: (reading: Reading) => {
      if (reading.kind === 'moving') isSaved = false;
      else if (reading.kind === 'stable' && !isSaved) onWeight(reading.text);
    },
    saved: () => void (isSaved = true),
  };
}
