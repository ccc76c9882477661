const FIELDS: readonly (readonly [RegExp, string])[] = [
  [/^external_account$/, 'A bank account or debit card for your payouts'],
  [/^tos_acceptance\./, 'Your agreement to Stripe’s terms'],
  [/^business_type$/, 'Whether you are a person or a company'],
  [/^business_profile\.(url|product_description)$/, 'Your website, or what you sell'],
  [/^business_profile\.mcc$/, 'Your kind of business'],
  [/^business_profile\.(name|support_|)/, 'How customers can reach your business'],
  [/(^|\.)settings\./, 'How your payouts are set up'],
  [/verification\.additional_document$/, 'A document that shows the home address'],
  [/verification\.(document|proof_of_liveness)$/, 'A photo of an ID'],
  [/(^|\.)(id_number|ssn_last_4)$/, 'A Social Security number'],
  [/(^|\.)(tax_id|vat_id)$/, 'Your business’s tax ID (EIN)'],
  [/(^|\.)dob\./, 'A date of birth'],
  [/(^|\.)(first_name|last_name|full_name_aliases)$/, 'A legal name'],
  [/^company\.name$/, 'Your business’s legal name'],
  [/(^|\.)address\./, 'An address'],
  [/(^|\.)email$/, 'An email address'],
  [/(^|\.)phone$/, 'A phone number'],
  [/^company\.verification\.document$/, 'A document that shows your business is registered'],
  [/^company\.(owners|directors|executives)_provided$/, 'Who owns or runs the business'],
  [/(^|\.)relationship\./, 'Who owns or runs the business'],
  [/^(owners|directors|executives|representative)(\.|$)/, 'Who owns or runs the business'],
];

const OWNER: readonly (readonly [RegExp, string])[] = [
  [/^company\./, 'the business'],
  [/^(person_|representative\.|owners\.|directors\.|executives\.)/, 'an owner or manager'],
];

/** Details that everyone has one of, so that whose it is has to be said. */
const PERSONAL = /^(A|An) (photo|Social|date|legal name|address|email|phone|document that shows the home)/;

/** @param fields Stripe's names, such as `individual.dob.day` @returns each once, in their order */
export function requirementWords(fields: readonly string[]): string[] {
  return [...new Set(fields.map(wordsOf))];
}

function wordsOf(field: string): string {
  // "interv_…", "person_1abc.dob.day": what begins with an id is about a person.
  const bare = field.replace(/^person_[^.]+\./, '');
  if (/^company\.verification/.test(field)) return 'A document that shows your business is registered';
  const words = FIELDS.find(([pattern]) => pattern.test(bare))?.[1];
  if (words === undefined) return 'Another detail that Stripe will ask for';
  const owner = OWNER.find(([pattern]) => pattern.test(field))?.[1];
  return owner !== undefined && PERSONAL.test(words) ? `${words} of ${owner}` : words;
}
