import { TextInput, type TextInputProps } from 'react-admin';
import { useWatch } from 'react-hook-form';

interface Props extends TextInputProps {
  /** The most characters that are taken. */
  max: number;
  /** How many characters do best. */
  best?: readonly [least: number, most: number];
  hint?: string;
}

/** A text whose characters are counted while it is typed. */
export function CountedInput({ max, best, hint, source, ...props }: Props) {
  const value: unknown = useWatch({ name: source });
  const length = typeof value === 'string' ? value.trim().length : 0;
  return (
    <TextInput
      {...props}
      source={source}
      fullWidth
      helperText={[hint, countText(length, max, best)].filter(Boolean).join(' ')}
      slotProps={{ htmlInput: { maxLength: max } }}
    />
  );
}

function countText(length: number, max: number, best: Props['best']): string {
  if (!best) return `${length} of ${max} characters.`;
  const [least, most] = best;
  const range = `${least} to ${most} characters are best`;
  if (length === 0) return `${range}.`;
  if (length < least) return `${length} characters. Add ${least - length} more.`;
  return length > most
    ? `${length} characters. Search engines may cut it off after ${most}.`
    : `${length} characters, a good length.`;
}
