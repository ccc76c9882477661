import { type AdminSavedAnswer, filledAnswer } from '@farmgate/backend/contract/content/saved-answers.admin';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useGetList } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useMay } from '../../kit/may';

/** Puts a saved answer into the form, behind what was typed already; not where it is there. */
export function SavedAnswerPicker({ name }: { name: string }) {
  const { getValues, setValue, setFocus } = useFormContext<{ text?: string }>();
  const isAllowed = useMay('list', 'saved-answers');
  const { data = [] } = useGetList<AdminSavedAnswer>(
    'saved-answers',
    {
      filter: {},
      pagination: { page: 1, perPage: 200 },
      sort: { field: 'title', order: 'ASC' },
    },
    { enabled: isAllowed },
  );
  if (data.length === 0) return null;
  const pick = (id: string) => {
    const answer = data.find((one) => String(one.id) === id);
    if (!answer) return;
    const typed = (getValues('text') ?? '').trimEnd();
    const filled = filledAnswer(answer.text, name);
    if (!typed.includes(filled)) {
      const text = [typed, filled].filter(Boolean).join('\n\n');
      setValue('text', text, { shouldDirty: true, shouldValidate: true });
    }
    setFocus('text');
  };
  return (
    <TextField
      select
      size="small"
      fullWidth
      label="Start with a saved answer"
      value=""
      sx={{ mb: 2 }}
      onChange={(event) => pick(event.target.value)}
    >
      {data.map(({ id, title }) => (
        <MenuItem key={id} value={String(id)}>
          {title}
        </MenuItem>
      ))}
    </TextField>
  );
}
