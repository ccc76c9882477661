import { MAX_CLAIM_EVIDENCE } from '@farmgate/backend/contract/directory/markets';
import { useId } from 'react';
import { TextArea, TextField } from '../../../ui/fields/field';
import type { FormPart } from '../../../ui/forms/use-form';
import type { ClaimValues, ClaimWay } from './claim-ways';

interface WayProps {
  way: ClaimWay;
  title: string;
  text: string;
  form: FormPart<ClaimValues>;
}

function Way({ way, title, text, form }: WayProps) {
  const id = useId();
  return (
    <div className="flex items-start gap-3">
      <input
        id={id}
        type="radio"
        value={way}
        aria-describedby={`${id}-text`}
        className="mt-1 size-5 shrink-0 accent-leaf"
        {...form.register('way')}
      />
      <span className="flex min-w-0 flex-col gap-0.5">
        <label htmlFor={id} className="font-semibold">
          {title}
        </label>
        <span id={`${id}-text`} className="text-sm text-soft wrap-anywhere">
          {text}
        </span>
      </span>
    </div>
  );
}

export interface WayFieldsProps {
  /** Of the market's website; null where it has none. */
  domain: string | null;
  chosen: ClaimWay;
  isPending: boolean;
  form: FormPart<ClaimValues>;
}

/** By which way somebody shows that they run a market, and what that way asks for. */
export function WayFields({ domain, chosen, isPending, form }: WayFieldsProps) {
  return (
    <fieldset disabled={isPending} className="flex min-w-0 flex-col gap-5">
      <legend className="mb-3 text-sm font-semibold">How can we check that you run it?</legend>
      <Way
        way="listed"
        title="Email a code to the market’s mailbox"
        text="It goes to the address that we have on record. We’ll show you where it went."
        form={form}
      />
      {domain !== null && (
        <div className="flex flex-col gap-3">
          <Way
            way="domain"
            title="Email a code to an address at the market’s website"
            text={`Any mailbox at ${domain} that you can read.`}
            form={form}
          />
          {chosen === 'domain' && (
            <TextField
              label="Email address"
              type="email"
              autoComplete="off"
              placeholder={`info@${domain}`}
              className="pl-8"
              {...form.field('email')}
            />
          )}
        </div>
      )}
      <div className="flex flex-col gap-3">
        <Way
          way="team"
          title="Ask our team"
          text="We’ll read what you write and email you what we decide."
          form={form}
        />
        {chosen === 'team' && (
          <TextArea
            label="How we can tell that you run it"
            rows={4}
            maxLength={MAX_CLAIM_EVIDENCE}
            help="For example your role, a page that names you, or who at the market we can call."
            className="pl-8"
            {...form.field('evidence')}
          />
        )}
      </div>
    </fieldset>
  );
}
