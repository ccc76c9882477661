import {
  HANDLING_ROOM_TEXT,
  hasRoomForDataBar,
  hasRoomForHandling,
  type HandlingWords,
  LABEL_CODE_NAMES,
  LABEL_CODES,
  LABEL_SHAPES,
  LABEL_SIZES,
  type LabelCode,
  type LabelFormat,
  type LabelSize,
} from '@farmgate/backend/contract/marketplace/labels/label-sizes';
import { Checkbox, Select, TextField } from '../../../ui/fields/field';
import { handlingOf, keepsDaysError, type LabelChoice, startError } from './label-setup';

const HANDLING: readonly [HandlingWords, string][] = [
  ['none', 'Don’t print'],
  ['inspected', 'For inspected meat and poultry'],
  ['plain', 'For meat and poultry exempt from inspection'],
];

export interface LabelFieldsProps {
  choice: LabelChoice;
  change: (changed: Partial<LabelChoice>) => void;
}

/** What labels look like, on this device. */
export function LabelFields({ choice, change }: LabelFieldsProps) {
  const { size, format, code, hasPrice, keepsDays, start } = choice;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Select
        label="Label size"
        help={HANDLING_ROOM_TEXT}
        value={size}
        onChange={({ currentTarget }) => change({ size: currentTarget.value as LabelSize })}
      >
        {LABEL_SIZES.map((one) => (
          <option key={one} value={one}>
            {LABEL_SHAPES[one].name}
          </option>
        ))}
      </Select>
      <Select
        label="Printer"
        value={format}
        onChange={({ currentTarget }) => change({ format: currentTarget.value as LabelFormat })}
      >
        <option value="pdf">Any printer (PDF)</option>
        <option value="zpl">Label printer with ZPL, 203 dpi</option>
      </Select>
      <Select
        label="Barcode"
        help={
          code === 'databar' && !hasRoomForDataBar(size)
            ? 'A DataBar doesn’t fit on this size, so you’ll get a QR code.'
            : 'UPC-A and DataBar are for products you sell by weight. Others get a QR code.'
        }
        value={code}
        onChange={({ currentTarget }) => change({ code: currentTarget.value as LabelCode })}
      >
        {LABEL_CODES.map((one) => (
          <option key={one} value={one}>
            {LABEL_CODE_NAMES[one]}
          </option>
        ))}
      </Select>
      <Select
        label="Safe handling instructions"
        help={
          hasRoomForHandling(size)
            ? 'A second label after each package of meat or poultry.'
            : 'They don’t fit on this size.'
        }
        disabled={!hasRoomForHandling(size)}
        value={handlingOf(choice)}
        onChange={({ currentTarget }) => change({ handling: currentTarget.value as HandlingWords })}
      >
        {HANDLING.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      <TextField
        label="Best before, days after packing"
        optional
        inputMode="numeric"
        value={keepsDays}
        error={keepsDaysError(keepsDays)}
        onChange={({ currentTarget }) => change({ keepsDays: currentTarget.value })}
      />
      {size === 'sheet30' && format === 'pdf' && (
        <TextField
          label="Start at label"
          help="For a sheet you’ve used part of."
          inputMode="numeric"
          value={start}
          error={startError(start)}
          onChange={({ currentTarget }) => change({ start: currentTarget.value })}
        />
      )}
      <Checkbox
        label="Print prices"
        checked={hasPrice}
        className="sm:col-span-2"
        onChange={({ currentTarget }) => change({ hasPrice: currentTarget.checked })}
      />
    </div>
  );
}
