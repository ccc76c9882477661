import { describe, expect, it } from '@jest/globals';
import { requirementWords } from './requirement-words.rules.js';

describe('what Stripe asks for', () => {
  it('is said once each, in plain words', () => {
    expect(
      requirementWords([
        'business_type',
        'external_account',
        'individual.dob.day',
        'individual.dob.month',
        'individual.ssn_last_4',
        'individual.verification.document',
        'tos_acceptance.date',
        'tos_acceptance.ip',
      ]),
    ).toEqual([
      'Whether you are a person or a company',
      'A bank account or debit card for your payouts',
      'A date of birth',
      'A Social Security number',
      'A photo of an ID',
      'Your agreement to Stripe’s terms',
    ]);
  });

  it('says whose detail it is', () => {
    expect(
      requirementWords(['person_1Mq.dob.day', 'company.address.line1', 'company.name', 'company.tax_id']),
    ).toEqual([
      'A date of birth of an owner or manager',
      'An address of the business',
      'Your business’s legal name',
      'Your business’s tax ID (EIN)',
    ]);
  });

  it('has words for names that it does not know', () => {
    expect(requirementWords(['something.new', 'something.else'])).toEqual([
      'Another detail that Stripe will ask for',
    ]);
  });
});
