import type {
  ConfirmationAnswer,
  ConfirmationLink,
  ConfirmationView,
} from '@farmgate/backend/contract/directory/confirmations';
import { callJson } from '../../lib/api/api';

/** Answers by the link of an email; without an answer it only asks what the link is about. */
export const sendByLink = (link: ConfirmationLink, answer: ConfirmationAnswer | null) =>
  callJson<ConfirmationView>(`/api/confirmations/${answer === null ? 'asked' : 'answer'}`, {
    method: 'POST',
    body: answer === null ? link : { ...link, answer },
  });

/** Answers as one who is logged in. */
export const sendConfirmation = ({ id }: Pick<ConfirmationView, 'id'>, answer: ConfirmationAnswer) =>
  callJson<ConfirmationView>(`/api/confirmations/${id}`, { method: 'PUT', body: { answer } });
