import type { AdminMessage } from '@farmgate/backend/contract/content/messages.admin';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Send } from 'lucide-react';
import { useRef, useState } from 'react';
import { Form, HttpError, required, TextInput, useRecordContext } from 'react-admin';
import { useAct } from '../../kit/actions/use-act';
import { KeepsDraft } from '../../kit/draft-copy';
import { dropDraft } from '../../kit/draft-storage';
import { useQueuePlace } from '../../kit/queue/queue-context';
import { SavedAnswerPicker } from './saved-answer-picker';

/** The form holds the answer alone, not the message around it. */
const EMPTY = {};

/** An answer by email. What was typed stays until it is sent, also when the page is left. */
export function AnswerForm() {
  const message = useRecordContext<AdminMessage>();
  const queue = useQueuePlace();
  const { act, isWaiting } = useAct('reply', { success: 'Answer sent.', tells: 'the sender' });
  const [sent, setSent] = useState(0);
  const goesOn = useRef(false);
  if (!message) return null;
  const draft = `messages/${message.id}`;
  const send = async (values: object) => {
    const news = goesOn.current && queue && !queue.nextPath ? queue.endText : '';
    try {
      await act([message.id], values, news);
    } catch (error) {
      return error instanceof HttpError ? ((error.body as { errors?: object } | null)?.errors ?? {}) : {};
    }
    dropDraft(draft);
    setSent(sent + 1);
    if (goesOn.current) queue?.goOn();
    return undefined;
  };
  return (
    <Box component="section" sx={{ maxWidth: '68ch' }}>
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        {message.answers.length === 0 ? 'Answer' : 'Answer again'}
      </Typography>
      <Form key={`${message.id}/${sent}`} record={EMPTY} onSubmit={send}>
        <KeepsDraft name={draft} />
        <SavedAnswerPicker name={message.name} />
        <TextInput
          source="text"
          label="Your answer"
          multiline
          minRows={5}
          fullWidth
          validate={required('Please write what you want to say.')}
          helperText={`We’ll email it to ${message.email} with the question below it. A reply goes to our support address.`}
        />
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
          <Button
            type="submit"
            variant="contained"
            disabled={isWaiting}
            startIcon={<Send size={18} aria-hidden="true" />}
            onClick={() => (goesOn.current = false)}
          >
            {isWaiting ? 'Sending...' : 'Send answer'}
          </Button>
          {queue && (
            <Button
              type="submit"
              variant="outlined"
              disabled={isWaiting}
              onClick={() => (goesOn.current = true)}
            >
              Send and next
            </Button>
          )}
        </Stack>
      </Form>
    </Box>
  );
}
