import { Button } from '../../../ui/button';
import { TextField } from '../../../ui/fields/field';
import type { Typed } from '../../../ui/forms/plain-form';
import { SmallForm } from '../../../ui/forms/small-form';
import type { Mark } from './stall-rows';

type At = Pick<Mark, 'x' | 'y'>;

const WRONG = 'Enter a number from 0 to 100.';

function percentOf(text: string | null): number | null {
  const percent = text === null || text.trim() === '' ? Number.NaN : Number(text.replace('%', ''));
  return percent >= 0 && percent <= 100 ? Math.round(percent * 10) / 10 : null;
}

export interface MapSpotProps {
  stall: string;
  mark: Mark | null;
  onPlace: (at: At) => void;
}

/** Where a stall is on the map, in numbers, for those who don't tap. */
export function MapSpot({ stall, mark, onPlace }: MapSpotProps) {
  const save = ({ text }: Typed) => {
    const [x, y] = [percentOf(text('x')), percentOf(text('y'))];
    if (x === null || y === null) return { ...(x === null && { x: WRONG }), ...(y === null && { y: WRONG }) };
    onPlace({ x, y });
    return null;
  };
  return (
    <SmallForm
      noValidate
      onSend={save}
      aria-label={`Where stall ${stall} is`}
      className="flex flex-wrap items-start gap-x-3 gap-y-2"
    >
      {({ wrong }) => (
        <>
          {(['x', 'y'] as const).map((name) => (
            <TextField
              key={`${name} ${mark?.[name]}`}
              name={name}
              label={name === 'x' ? 'From the left, %' : 'From the top, %'}
              inputMode="decimal"
              maxLength={6}
              autoComplete="off"
              defaultValue={mark ? String(mark[name]) : ''}
              error={wrong[name]}
              className="w-32"
            />
          ))}
          <div className="pt-6.5">
            <Button type="submit" look="secondary">
              Save spot
            </Button>
          </div>
        </>
      )}
    </SmallForm>
  );
}
