import type { AdminPost } from '@farmgate/backend/contract/content/blog.admin';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { DateTimeInput, required, useRecordContext } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import {
  momentOf,
  distanceText,
  type Publishing,
  publishingOf,
  tomorrowMorning,
  zoneText,
} from './publishing.rules';

/** What the form holds about it. */
export function usePublishing(): { choice: Publishing; moment: string | Date | null | undefined } {
  const [isPublished, moment] = useWatch({ name: ['isPublished', 'publishedAt'] }) as [
    boolean | undefined,
    string | Date | null | undefined,
  ];
  return { choice: publishingOf(isPublished, moment), moment };
}

/** Whether an article is public: not yet, from now on, or from a day and a time on. */
export function PublishingInput() {
  const post = useRecordContext<AdminPost>();
  const { setValue } = useFormContext();
  const { choice, moment } = usePublishing();
  const isPublic = post?.standing === 'published';

  const choose = (chosen: Publishing) => {
    const dirty = { shouldDirty: true };
    setValue('isPublished', chosen !== 'draft', dirty);
    if (chosen === 'now') setValue('publishedAt', 'now', dirty);
    if (chosen === 'draft') setValue('publishedAt', post?.publishedAt ?? 'now', dirty);
    if (chosen === 'at') setValue('publishedAt', atFirst(post), dirty);
  };
  return (
    <>
      <RadioGroup
        aria-label="Publishing"
        value={choice}
        onChange={(_event, chosen) => choose(chosen as Publishing)}
      >
        <FormControlLabel value="draft" control={<Radio size="small" />} label="Draft (only staff see it)" />
        {!isPublic && (
          <FormControlLabel value="now" control={<Radio size="small" />} label="Publish when you save" />
        )}
        <FormControlLabel
          value="at"
          control={<Radio size="small" />}
          label={isPublic ? 'Published' : 'Publish at a set date and time'}
        />
      </RadioGroup>
      {choice === 'at' && (
        <DateTimeInput
          source="publishedAt"
          label={isPublic ? 'Published on' : 'Appears on'}
          fullWidth
          parse={momentOf}
          validate={required('Please enter a date and a time')}
          helperText={`${distanceText(moment, new Date())} Your time zone: ${zoneText(moment)}.`.trim()}
        />
      )}
    </>
  );
}

/** What an article has had already is kept; a new one is offered the next morning. */
const atFirst = (post: AdminPost | undefined): string =>
  post?.isPublished ? post.publishedAt : tomorrowMorning(new Date()).toISOString();
