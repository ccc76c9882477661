import { BLOG_LENGTHS } from '@farmgate/backend/contract/content/blog-facts';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useInput } from 'react-admin';
import { FieldError } from '../../kit/field-error';
import { useTags } from './post-calls';

const clean = (tags: readonly string[]) => [
  ...new Set(tags.map((tag) => tag.trim().toLowerCase().replace(/\s+/g, ' ')).filter((tag) => tag !== '')),
];

/** The article's tags: those in use are offered, others can be typed. */
export function TagsInput() {
  const { field, fieldState, id } = useInput({ source: 'tags', defaultValue: [] });
  const [typed, setTyped] = useState('');
  const tags = (field.value as string[] | null) ?? [];
  const { max, maxLength } = { max: BLOG_LENGTHS.tags, maxLength: BLOG_LENGTHS.tag };
  const add = (more: readonly string[]) => field.onChange(clean([...tags, ...more]).slice(0, max));
  return (
    <Autocomplete
      multiple
      freeSolo
      autoSelect
      filterSelectedOptions
      size="small"
      id={id}
      options={[...useTags()]}
      value={tags}
      inputValue={typed}
      onChange={(_event, chosen: string[]) => field.onChange(clean(chosen).slice(0, max))}
      onInputChange={(_event, text) => {
        const parts = text.split(',');
        if (parts.length > 1) add(parts.slice(0, -1));
        setTyped((parts.at(-1) ?? '').slice(0, maxLength));
      }}
      onBlur={field.onBlur}
      sx={{ width: '100%' }}
      renderInput={(props) => (
        <TextField
          {...props}
          label="Tags"
          error={Boolean(fieldState.error)}
          helperText={
            <FieldError
              error={fieldState.error}
              otherwise={`Press Enter or a comma after each. ${tags.length} of ${max}.`}
            />
          }
        />
      )}
    />
  );
}
