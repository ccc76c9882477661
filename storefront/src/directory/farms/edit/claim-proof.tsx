import type { DoneView } from '@farmgate/backend/contract/accounts/auth';
import { CLAIM_CODE_DAYS } from '@farmgate/backend/contract/directory/claim-proofs';
import type { OwnFarmView } from '@farmgate/backend/contract/directory/farms';
import { useQueryClient } from '@tanstack/react-query';
import { KeyRound, MessageCircleQuestion } from 'lucide-react';
import type { ReactNode } from 'react';
import { callJson, sentenceOf } from '../../../lib/api/api';
import { isCode } from '../../../lib/api/is-code';
import { formatDate } from '../../../lib/format/format';
import { LogInAgain } from '../../../shared/sign-in/log-in-again';
import { Button } from '../../../ui/button';
import { toast } from '../../../ui/dialogs/toast';
import { TextArea, TextField } from '../../../ui/fields/field';
import { at } from '../../../ui/forms/field-errors';
import { Form } from '../../../ui/forms/form';
import { FormFailure } from '../../../ui/forms/form-failure';
import { lazySchema } from '../../../ui/forms/lazy-schema';
import { useForm } from '../../../ui/forms/use-form';
import { useKeptForm } from '../../../ui/forms/use-kept-form';
import { refreshFarms } from '../farm-queries';

const contract = () => import('@farmgate/backend/contract/directory/claim-proofs');
const codeSchema = lazySchema(() => contract().then((module) => module.ClaimCodeRequest));
const answerSchema = lazySchema(() => contract().then((module) => module.ClaimAnswerRequest));
const FAILURE = 'That didn’t work. Check your connection and try again.';

const send = (farmId: number, what: 'answer' | 'code', body: object) =>
  callJson<DoneView>(`/api/farms/${farmId}/claim/${what}`, { method: 'POST', body });

interface ClaimProofProps {
  farm: OwnFarmView;
  userId: number;
}

/** What our team needs before it can verify the claim: an answer, or a code from the farm's own contact. */
export function ClaimProof({ farm, userId }: ClaimProofProps) {
  const { asked = null, codeSentTo = null } = farm.claimProof ?? {};
  return (
    <>
      {codeSentTo !== null && <CodeForm farm={farm} sentTo={codeSentTo} />}
      {asked && <AnswerForm key={asked.askedAt} farm={farm} userId={userId} asked={asked} />}
    </>
  );
}

function Box({ title, icon, children }: { title: string; icon: ReactNode; children: ReactNode }) {
  return (
    <section aria-label={title} className="flex flex-col gap-4 rounded-card border-2 border-sun bg-card p-5">
      <h2 className="flex items-center gap-2.5 text-lg">
        {icon}
        {title}
      </h2>
      {children}
    </section>
  );
}

function CodeForm({ farm, sentTo }: { farm: OwnFarmView; sentTo: string }) {
  const client = useQueryClient();
  const form = useForm({
    schema: codeSchema,
    values: { code: '' },
    send: (body) => send(farm.id, 'code', body),
    onSent: () => {
      toast({ title: 'Code accepted', description: 'We’ll email you when we’ve decided.' });
      return refreshFarms(client);
    },
    wrongOf: (error) => {
      const isAboutCode = isCode(error, 'CLAIM_CODE_WRONG') || isCode(error, 'CLAIM_CODE_OVER');
      return at('code', isAboutCode ? sentenceOf(error, FAILURE) : null);
    },
    failed: FAILURE,
  });
  const digits = { setValueAs: (text: string) => text.replace(/\s/g, '') };
  return (
    <Box title="Enter the code" icon={<KeyRound aria-hidden size={18} className="shrink-0" />}>
      <p className="max-w-measure text-sm wrap-anywhere">
        To check that {farm.name} is yours, we sent a code to {sentTo}, the contact that the directory has for
        it. It works for {CLAIM_CODE_DAYS} days. Can’t get to it? Reply to our email.
      </p>
      <Form of={form} aria-label="Enter the code" className="flex flex-col items-start gap-4">
        <TextField
          label="Six-digit code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          readOnly={form.isPending}
          className="max-w-xs"
          {...form.field('code', digits)}
        />
        <FormFailure of={form}>
          <LogInAgain error={form.error} />
        </FormFailure>
        <Button type="submit" look="secondary" pendingLabel={form.isPending && 'Checking...'}>
          Check the code
        </Button>
      </Form>
    </Box>
  );
}

type Asked = NonNullable<NonNullable<OwnFarmView['claimProof']>['asked']>;

function AnswerForm({ farm, userId, asked }: ClaimProofProps & { asked: Asked }) {
  const client = useQueryClient();
  const form = useKeptForm({
    schema: answerSchema,
    values: { text: '' },
    draft: { name: `farmgate-claim-answer-${farm.id}`, userId },
    send: (body) => send(farm.id, 'answer', body),
    onSent: () => {
      toast({ title: 'Answer sent', description: 'We’ll email you when we’ve decided.' });
      return refreshFarms(client);
    },
    failed: FAILURE,
  });
  return (
    <Box
      title="We have a question"
      icon={<MessageCircleQuestion aria-hidden size={18} className="shrink-0" />}
    >
      <p className="max-w-measure text-sm whitespace-pre-line wrap-anywhere">{asked.text}</p>
      <p className="max-w-measure text-sm text-soft">
        Please answer by {formatDate(asked.dueOn)}, here or by replying to our email. You can attach photos or
        documents to your reply.
      </p>
      <Form of={form} aria-label="Answer our question" className="flex flex-col items-start gap-4">
        <TextArea
          label="Your answer"
          rows={4}
          maxLength={5_000}
          help="Only our team reads it."
          readOnly={form.isPending}
          className="w-full"
          {...form.field('text')}
        />
        <FormFailure of={form}>
          <LogInAgain error={form.error} />
        </FormFailure>
        <Button type="submit" look="secondary" pendingLabel={form.isPending && 'Sending...'}>
          Send answer
        </Button>
      </Form>
    </Box>
  );
}
