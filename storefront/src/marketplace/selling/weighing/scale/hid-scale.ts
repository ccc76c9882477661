import { readWeight } from '@farmgate/backend/contract/marketplace/weight/weight';
import type { Reading } from './scale-reader';

/** "Weighing devices" of the USB HID point of sale usage tables, 1.02. */
const USAGE_PAGE = 0x8d;
const STABLE = 4;
/** By their numbers in the same tables; what farms don't weigh in is left out. */
const UNITS: Readonly<Record<number, string>> = { 2: 'g', 3: 'kg', 11: 'oz', 12: 'lb' };
const WEIGHT_REPORT = 3;

export interface HidReport {
  reportId: number;
  data: DataView;
}

/** What is used of a device of WebHID. */
export interface HidScale {
  open: () => Promise<void>;
  close: () => Promise<void>;
  addEventListener: (kind: 'inputreport', listener: (event: HidReport) => void) => void;
}

interface WithHid {
  hid?: {
    requestDevice: (options: { filters: { usagePage: number }[] }) => Promise<HidScale[]>;
    addEventListener: (kind: 'disconnect', listener: (event: { device: HidScale }) => void) => void;
    removeEventListener: (kind: 'disconnect', listener: (event: { device: HidScale }) => void) => void;
  };
}

/** @returns whether the browser can talk to a postal scale (DYMO, Fairbanks) on USB */
export const canConnectHid = (browser: object): boolean => Boolean((browser as WithHid).hid);

/** Lets the person choose a scale. @returns null where none was chosen */
export async function chooseHid(browser: object): Promise<HidScale | null> {
  const [device] =
    (await (browser as WithHid).hid?.requestDevice({ filters: [{ usagePage: USAGE_PAGE }] })) ?? [];
  return device ?? null;
}

/**
 * @param report five bytes: status, unit, a power of ten, and the figure, its lower byte first
 * @returns what the scale says; null for a report of something else
 */
export function hidReading({ reportId, data }: HidReport): Reading | null {
  if (reportId !== WEIGHT_REPORT || data.byteLength < 5) return null;
  const unit = UNITS[data.getUint8(1)];
  if (unit === undefined) return { kind: 'unknown', line: `unit ${data.getUint8(1)}` };
  if (data.getUint8(0) !== STABLE) return { kind: 'moving' };
  const text = `${shifted(data.getUint16(3, true), data.getInt8(2))} ${unit}`;
  return readWeight(text, 'lb') === null ? { kind: 'moving' } : { kind: 'stable', text };
}

/** @returns "645.2" of 6452 and -1, without the dust of floating points */
function shifted(figure: number, power: number): string {
  if (power >= 0) return `${figure}${'0'.repeat(power)}`;
  const digits = String(figure).padStart(1 - power, '0');
  return `${digits.slice(0, power)}.${digits.slice(power)}`;
}

/** Reads until the scale is pulled out or `signal` stops it. */
export function readHid(
  browser: object,
  device: HidScale,
  onReading: (reading: Reading) => void,
  signal: AbortSignal,
): Promise<void> {
  const { hid } = browser as WithHid;
  device.addEventListener('inputreport', (report) => {
    const reading = signal.aborted ? null : hidReading(report);
    if (reading) onReading(reading);
  });
  return new Promise((resolve, reject) => {
    const onGone = (event: { device: HidScale }) => {
      if (event.device !== device) return;
      hid?.removeEventListener('disconnect', onGone);
      reject(new Error('The scale was pulled out.'));
    };
    hid?.addEventListener('disconnect', onGone);
    signal.addEventListener('abort', () => {
      hid?.removeEventListener('disconnect', onGone);
      resolve();
    });
  });
}
