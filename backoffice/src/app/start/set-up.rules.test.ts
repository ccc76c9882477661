import { expect, it } from '@jest/globals';
import { setUpOf } from './set-up.rules';

const fact = (name: string, value: string, isWarning = false) => ({ name, value, variable: null, isWarning });

it('says what is set up and what isn’t, what is missing first', () =>
  expect(
    setUpOf([
      { name: 'Payments', facts: [fact('Cards', 'Stripe'), fact('PayPal', 'Off')] },
      {
        name: 'Mail',
        facts: [fact('Delivery', 'None: emails stay in the outbox', true), fact('From', 'a@b')],
      },
    ]),
  ).toEqual([
    { name: 'Emails', value: 'None: emails stay in the outbox', state: 'missing' },
    { name: 'Cards', value: 'Stripe', state: 'done' },
    { name: 'PayPal', value: 'Off', state: 'off' },
  ]));
