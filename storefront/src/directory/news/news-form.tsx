import type { OwnFarmNews, OwnNewsView } from '@farmgate/backend/contract/directory/news';
import { NEWS_LENGTH } from '@farmgate/backend/contract/directory/news-limits';
import { MAX_ALT_LENGTH } from '@farmgate/backend/contract/shared/images';
import { Send } from 'lucide-react';
import { type SubmitEvent, useRef, useState } from 'react';
import { sentenceOf } from '../../lib/api/api';
import { Button } from '../../ui/button';
import { toast } from '../../ui/dialogs/toast';
import { TextArea, TextField } from '../../ui/fields/field';
import { useFormUpload } from '../../ui/forms/before/use-form-upload';
import { FormFailure } from '../../ui/forms/form-failure';
import { PictureField } from '../../ui/pictures/picture-field';
import { NO_PICTURE } from '../../ui/pictures/picture-value';
import { newsAddress } from './news-queries';

interface NewsFormProps {
  farm: Pick<OwnFarmNews, 'farmId' | 'farmName' | 'left'>;
  onPosted: () => void;
}

/** Words and a photo for a farm's followers. What was typed stays until it is posted. */
export function NewsForm({ farm, onPosted }: NewsFormProps) {
  const { farmId, farmName, left } = farm;
  const [text, setText] = useState('');
  const [picture, setPicture] = useState(NO_PICTURE);
  const [alt, setAlt] = useState('');
  const [missing, setMissing] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const { send, isSending, failure } = useFormUpload<OwnNewsView>({
    path: newsAddress(farmId),
    onSuccess: () => {
      setText('');
      setPicture(NO_PICTURE);
      setAlt('');
      toast({ title: 'News posted', description: `We’ll tell everyone who follows ${farmName}.` });
      onPosted();
    },
    onError: () => undefined,
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    if (text.trim() === '') {
      setMissing('Please write your news.');
      field.current?.focus();
      return;
    }
    setMissing(undefined);
    const form = new FormData();
    form.set('text', text);
    if (picture.file) {
      form.set('alt', alt);
      form.set('image', picture.file);
    }
    send(form);
  };
  return (
    <form
      noValidate
      aria-label={`Post news from ${farmName}`}
      onSubmit={submit}
      className="flex flex-col gap-4"
    >
      <TextArea
        ref={field}
        label="Your news"
        help={`What’s in season, what’s new, help wanted. ${left} ${left === 1 ? 'post' : 'posts'} left this week.`}
        rows={4}
        maxLength={NEWS_LENGTH}
        error={missing}
        disabled={isSending}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <PictureField
        label="Photo"
        value={picture}
        onChange={setPicture}
        isDisabled={isSending}
        description={
          <TextField
            label="What the photo shows"
            help="For people who can’t see it."
            maxLength={MAX_ALT_LENGTH}
            disabled={isSending}
            value={alt}
            onChange={(event) => setAlt(event.target.value)}
          />
        }
      />
      {failure && (
        <FormFailure>{sentenceOf(failure, 'We couldn’t post your news. Please try again.')}</FormFailure>
      )}
      <Button
        type="submit"
        icon={<Send aria-hidden size={18} />}
        pendingLabel={isSending && 'Posting...'}
        className="self-start"
      >
        Post news
      </Button>
    </form>
  );
}
