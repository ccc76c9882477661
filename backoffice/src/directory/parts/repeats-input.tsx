import { MONTH_WEEKS, monthWeeksText, type Repeat } from '@farmgate/backend/contract/directory/repeats';
import { DateInput, SelectArrayInput, SelectInput, useSourceContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { InputRow } from '../../kit/input-row';

type Choice = 'weekly' | Repeat['kind'];

const CHOICES: { id: Choice; name: string }[] = [
  { id: 'weekly', name: 'Every week' },
  { id: 'alternate', name: 'Every other week' },
  { id: 'monthly', name: 'Certain weeks of the month' },
];
/** What each choice begins with; which weeks, or from when, is the next question. */
const NEW: Record<Choice, Repeat | null> = {
  weekly: null,
  monthly: { kind: 'monthly', weeks: [1, 3] },
  alternate: { kind: 'alternate', from: null },
};
const WEEKS = MONTH_WEEKS.map((id) => ({ id, name: id === -1 ? 'Last' : monthWeeksText([id]) }));

/** In which weeks hours count, by the rules of the farmer's own form. */
export function RepeatsInput() {
  const { getSource } = useSourceContext();
  const kind = useWatch<Record<string, Repeat | null | undefined>>({ name: getSource('repeats') })?.kind;
  return (
    <InputRow>
      <SelectInput
        source="repeats"
        label="How often"
        choices={CHOICES}
        format={(repeats: Repeat | null | undefined) => repeats?.kind ?? 'weekly'}
        parse={(choice: Choice) => NEW[choice]}
        helperText={false}
      />
      {kind === 'monthly' && (
        <SelectArrayInput
          source="repeats.weeks"
          label="Weeks of the month"
          choices={WEEKS}
          helperText={false}
        />
      )}
      {kind === 'alternate' && (
        <DateInput
          source="repeats.from"
          label="One of its dates"
          helperText="Blank if not known"
          size="medium"
          margin="dense"
        />
      )}
    </InputRow>
  );
}
