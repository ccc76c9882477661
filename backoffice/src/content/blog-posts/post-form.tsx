import { BLOG_LENGTHS } from '@farmgate/backend/contract/content/blog-facts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { required, SelectInput, TextInput } from 'react-admin';
import { CountedInput } from '../../kit/counted-input';
import { KeepsDraft } from '../../kit/draft-copy';
import { MarkdownInput } from '../../kit/markdown/markdown-input';
import { HeaderPictureInput } from './header-picture-input';
import { PICTURES, PREVIEW } from './post-calls';
import { CATEGORY_CHOICES } from './post-words';
import { PublishingInput } from './publishing-input';
import { SlugInput } from './slug-input';
import { TagsInput } from './tags-input';

/** The lengths that search engines show whole. */
const BEST_DESCRIPTION = [110, 155] as const;

/**
 * Everything of an article: the text as wide as the screen, the rest in cards below it.
 * @param draft the name of the copy that the browser keeps
 */
export function PostForm({ draft }: { draft: string }) {
  return (
    <>
      <KeepsDraft name={draft} />
      <Box
        sx={{
          width: '100%',
          display: 'grid',
          columnGap: 2,
          rowGap: 1.5,
          mb: 1.5,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
        }}
      >
        <CountedInput
          source="title"
          max={BLOG_LENGTHS.title}
          best={[10, 60]}
          validate={required('Please give the article a title')}
        />
        <Box>
          <SlugInput />
        </Box>
      </Box>
      <MarkdownInput
        source="content"
        label="Text"
        previewAddress={PREVIEW}
        picturesAddress={PICTURES}
        validate={required('Please write the article')}
      />
      <Settings />
    </>
  );
}

function Settings() {
  return (
    <Box
      sx={{
        width: '100%',
        display: 'grid',
        gap: 2,
        mt: 2,
        alignItems: 'start',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          md: 'repeat(2, minmax(0, 1fr))',
          lg: 'repeat(3, minmax(0, 1fr))',
        },
      }}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Part title="Publishing">
          <PublishingInput />
        </Part>
        <Part title="Topic and author">
          <SelectInput
            source="category"
            choices={CATEGORY_CHOICES}
            fullWidth
            validate={required('Please choose a category')}
          />
          <TagsInput />
          <TextInput
            source="authorName"
            label="Author"
            fullWidth
            validate={required('Please say who wrote it')}
            slotProps={{ htmlInput: { maxLength: BLOG_LENGTHS.authorName } }}
            helperText={false}
          />
          <TextInput
            source="authorTitle"
            label="The author’s role"
            fullWidth
            slotProps={{ htmlInput: { maxLength: BLOG_LENGTHS.authorTitle } }}
            helperText={false}
          />
        </Part>
      </Box>
      <Part title="On cards and in search engines">
        <CountedInput
          source="excerpt"
          max={BLOG_LENGTHS.excerpt}
          multiline
          minRows={3}
          hint="Appears on the article’s card."
          validate={required('Please enter a summary')}
        />
        <CountedInput
          source="metaDescription"
          label="Description"
          max={BLOG_LENGTHS.metaDescription}
          best={BEST_DESCRIPTION}
          multiline
          minRows={3}
          hint="Appears below the title in search engines."
        />
        <TextInput
          source="keywords"
          fullWidth
          multiline
          helperText="Separated by commas."
          slotProps={{ htmlInput: { maxLength: BLOG_LENGTHS.keywords } }}
        />
      </Part>
      <Part title="Picture">
        <HeaderPictureInput />
      </Part>
    </Box>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ border: 1, borderColor: 'divider', borderRadius: 2, p: 2, minWidth: 0 }}
    >
      <Typography id={id} variant="h6" component="h2" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2 }}>{children}</Box>
    </Box>
  );
}
