import type { OwnFarmNews, OwnNewsView } from '@farmgate/backend/contract/directory/news';
import { NEWS_LENGTH } from '@farmgate/backend/contract/directory/news-limits';
import { MAX_ALT_LENGTH } from '@farmgate/backend/contract/shared/images';
import { Send } from 'lucide-react';
import { Button } from '../../ui/button';
import { toast } from '../../ui/dialogs/toast';
import { TextArea, TextField } from '../../ui/fields/field';
import { at } from '../../ui/forms/field-errors';
import { Form } from '../../ui/forms/form';
import { FormFailure } from '../../ui/forms/form-failure';
import { useForm } from '../../ui/forms/use-form';
import { useUpload } from '../../ui/forms/use-upload';
import { PictureField } from '../../ui/pictures/picture-field';
import { NO_PICTURE } from '../../ui/pictures/picture-value';
import { newsAddress } from './news-queries';

interface NewsFormProps {
  farm: Pick<OwnFarmNews, 'farmId' | 'farmName' | 'left'>;
  onPosted: () => void;
}

const EMPTY = { text: '', picture: NO_PICTURE, alt: '' };

/** Words and a photo for a farm's followers. What was typed stays until it is posted. */
export function NewsForm({ farm, onPosted }: NewsFormProps) {
  const { farmId, farmName, left } = farm;
  const upload = useUpload();
  const form = useForm<typeof EMPTY, OwnNewsView>({
    values: EMPTY,
    check: ({ text }) => at('text', text.trim() === '' ? 'Please write your news.' : null),
    send: ({ text, picture, alt }) => {
      const body = new FormData();
      body.set('text', text);
      if (picture.file) {
        body.set('alt', alt);
        body.set('image', picture.file);
      }
      return upload.send<OwnNewsView>(newsAddress(farmId), body);
    },
    onSent: (_news, { begin }) => {
      begin(EMPTY);
      toast({ title: 'News posted', description: `We’ll tell everyone who follows ${farmName}.` });
      onPosted();
    },
    failed: 'We couldn’t post your news. Please try again.',
  });
  const { isPending } = form;
  return (
    <Form of={form} aria-label={`Post news from ${farmName}`} className="flex flex-col gap-4">
      <TextArea
        label="Your news"
        help={`What’s in season, what’s new, help wanted. ${left} ${left === 1 ? 'post' : 'posts'} left this week.`}
        rows={4}
        maxLength={NEWS_LENGTH}
        disabled={isPending}
        {...form.field('text')}
      />
      <PictureField
        label="Photo"
        value={form.values.picture}
        onChange={(picture) => form.change({ picture })}
        isDisabled={isPending}
        description={
          <TextField
            label="What the photo shows"
            help="For people who can’t see it."
            maxLength={MAX_ALT_LENGTH}
            disabled={isPending}
            {...form.field('alt')}
          />
        }
      />
      <FormFailure of={form} />
      <Button
        type="submit"
        icon={<Send aria-hidden size={18} />}
        pendingLabel={isPending && 'Posting...'}
        className="self-start"
      >
        Post news
      </Button>
    </Form>
  );
}
