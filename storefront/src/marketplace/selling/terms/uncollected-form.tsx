import {
  UNCOLLECTED,
  UNCOLLECTED_HELP,
  UNCOLLECTED_LABELS,
  type Uncollected,
} from '@farmgate/backend/contract/marketplace/pickup/uncollected';
import type { UncollectedView } from '@farmgate/backend/contract/marketplace/pickup/uncollected-rule';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { callJson, sentenceOf } from '../../../lib/api/api';
import { apiQuery } from '../../../lib/api/queries';
import { Button } from '../../../ui/button';
import { toast } from '../../../ui/dialogs/toast';
import { Form } from '../../../ui/forms/form';
import { FormFailure } from '../../../ui/forms/form-failure';
import { FormSection } from '../../../ui/forms/form-section';
import { MeanwhileNote } from '../../../ui/forms/meanwhile-note';
import { useKeptForm } from '../../../ui/forms/use-kept-form';

const UNCOLLECTED_RULE = '/api/vendor/uncollected';

const NO_RULE = {
  label: 'Nothing automatic',
  help: 'You and the customer decide. Nothing is refunded, canceled or emailed.',
};

type Rule = Uncollected | null;

interface ChoiceProps {
  name: string;
  rule: Rule;
  isChosen: boolean;
  onChoose: () => void;
}

function Choice({ name, rule, isChosen, onChoose }: ChoiceProps) {
  const { label, help } = rule ? { label: UNCOLLECTED_LABELS[rule], help: UNCOLLECTED_HELP[rule] } : NO_RULE;
  return (
    <label className="flex min-h-11 items-start gap-3 py-1 text-sm">
      <input
        type="radio"
        name={name}
        checked={isChosen}
        onChange={onChoose}
        className="mt-0.5 size-4 shrink-0 accent-leaf"
      />
      <span>
        <span className="font-semibold">{label}</span>
        <span className="block text-soft">{help}</span>
      </span>
    </label>
  );
}

type Choices = Uncollected | 'none';

const LABELS = { rule: 'Orders that aren’t picked up' };
const WORDS = { rule: { ...UNCOLLECTED_LABELS, none: NO_RULE.label } };
const valuesOf = ({ rule }: Pick<UncollectedView, 'rule'>): { rule: Choices } => ({
  rule: rule ?? 'none',
});

const ruleOf = (chosen: Choices): Rule => (chosen === 'none' ? null : chosen);

function RuleForm({ saved }: { saved: UncollectedView }) {
  const id = useId();
  const client = useQueryClient();
  const form = useKeptForm({
    values: valuesOf(saved),
    record: {
      first: saved,
      valuesOf,
      load: () => client.fetchQuery({ ...apiQuery<UncollectedView>(UNCOLLECTED_RULE), staleTime: 0 }),
    },
    send: ({ rule: chosen }, { seen }) => {
      const rule = ruleOf(chosen);
      const before = seen?.rule ?? null;
      const body = { rule, was: before === rule ? {} : { rule: before } };
      return callJson<UncollectedView>(UNCOLLECTED_RULE, { method: 'PUT', body });
    },
    onSent: (answer, { restart }) => {
      client.setQueryData([UNCOLLECTED_RULE], answer);
      restart(answer);
      toast({ title: 'Rule saved', description: 'It’s for orders placed from now on.' });
    },
    wrongOf: () => [],
    failed: 'We couldn’t save your rule. Please try again.',
  });
  return (
    <Form of={form} className="mt-8 flex max-w-3xl flex-col gap-5">
      <FormSection title="Orders that aren’t picked up">
        <p className="text-sm text-soft">
          Shoppers read your rule before they order. It’s used for orders at your pickup sites that you didn’t
          mark as picked up, so please mark them on the day.
        </p>
        <fieldset className="flex flex-col gap-1">
          <legend className="sr-only">Orders that aren’t picked up</legend>
          {[null, ...UNCOLLECTED].map((one) => (
            <Choice
              key={one ?? 'none'}
              name={id}
              rule={one}
              isChosen={ruleOf(form.values.rule) === one}
              onChoose={() => form.change(valuesOf({ rule: one }))}
            />
          ))}
        </fieldset>
      </FormSection>
      <MeanwhileNote of={form} labels={LABELS} words={WORDS} />
      {!form.meanwhile.conflicts && <FormFailure of={form} />}
      <div>
        <Button type="submit" look="secondary" size="lg" pendingLabel={form.isPending && 'Saving...'}>
          Save rule
        </Button>
      </div>
    </Form>
  );
}

/** What a vendor with pickup sites does with orders that are not picked up. */
export function UncollectedForm() {
  const { data, error, refetch } = useQuery(apiQuery<UncollectedView>(UNCOLLECTED_RULE));
  if (error && !data)
    return (
      <div role="alert" className="mt-8 flex flex-col items-start gap-3 text-sm">
        <p>{sentenceOf(error, 'We couldn’t load your rule for orders that aren’t picked up.')}</p>
        <Button look="secondary" size="sm" onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    );
  return data?.hasSites ? <RuleForm saved={data} /> : null;
}
