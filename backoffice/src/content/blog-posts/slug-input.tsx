import { BLOG_LENGTHS } from '@farmgate/backend/contract/content/blog-facts';
import type { AdminPost } from '@farmgate/backend/contract/content/blog.admin';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { slugOf } from '@farmgate/backend/contract/shared/slug';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import { useEffect, useRef } from 'react';
import { required, TextInput, useRecordContext } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';

/** The article's address: made from its title until somebody touches it, or until it was saved once. */
export function SlugInput() {
  const post = useRecordContext<AdminPost>();
  const { setValue } = useFormContext();
  const title = useWatch({ name: 'title' }) as string | undefined;
  const slug = useWatch({ name: 'slug' }) as string | undefined;
  const made = slugOf(title ?? '', '');
  const lastMade = useRef('');

  useEffect(() => {
    const isUntouched = !post?.id && (slug ?? '') === lastMade.current;
    if (!isUntouched || made === lastMade.current) return;
    lastMade.current = made;
    setValue('slug', made, { shouldDirty: true });
  }, [post?.id, slug, made, setValue]);

  const canBeMade = made !== '' && made !== slug;
  return (
    <>
      <TextInput
        source="slug"
        label="Web address"
        fullWidth
        validate={required('Please enter an address')}
        helperText={`${paths.article(slug ?? '')}`}
        slotProps={{
          htmlInput: { maxLength: BLOG_LENGTHS.slug, spellCheck: false, autoCapitalize: 'none' },
          input: {
            endAdornment: canBeMade && (
              <InputAdornment position="end">
                <Button size="small" onClick={() => setValue('slug', made, { shouldDirty: true })}>
                  Make from title
                </Button>
              </InputAdornment>
            ),
          },
        }}
      />
      {post?.standing === 'published' && slug !== post.slug && (
        <Alert severity="warning" sx={{ mt: 1, width: '100%' }}>
          This article is public. If you change its address, every link to {paths.article(post.slug)} breaks,
          and search engines have to find it again.
        </Alert>
      )}
    </>
  );
}
