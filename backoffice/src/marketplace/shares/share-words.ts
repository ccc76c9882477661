import type { Tone } from '../../kit/cells';
import { dollars } from '../../kit/money.rules';

export const SHARE_TONES: Readonly<Record<string, Tone>> = {
  published: 'good',
  draft: 'plain',
  ended: 'plain',
};
export const MEMBER_TONES: Readonly<Record<string, Tone>> = { active: 'good', ended: 'plain' };
export const BOX_TONES: Readonly<Record<string, Tone>> = {
  ...{ packed: 'good', handed: 'good', promised: 'plain', canceled: 'bad', missed: 'bad' },
};

export const WAIT_TONES: Readonly<Record<string, Tone>> = { taken: 'good', waiting: 'plain', over: 'plain' };

const RENEWAL_WORDS: Readonly<Record<string, string>> = {
  asked: 'No answer yet',
  yes: 'Yes',
  no: 'No',
  lapsed: 'Never answered',
};
/** @returns what a member said to next season */
export const renewalWords = (state: string): string => RENEWAL_WORDS[state] ?? state;

/** @returns "1 box" */
export const boxesText = (count: number): string => `${count} ${count === 1 ? 'box' : 'boxes'}`;

/** Dollars. */
interface GoesBack {
  refund: number;
  credit: number;
}

/** @returns "$30.00 and $5.00 as farm credit" */
export const refundText = ({ refund, credit }: GoesBack): string =>
  credit > 0 ? `${dollars(refund)} and ${dollars(credit)} as farm credit` : dollars(refund);

/** @returns what a farm and its members get and no longer pay, in sentences */
export const endingSentences = (
  ending: GoesBack & { unpaid: number; work: number },
  vendorName: string,
): string[] => [
  ending.refund + ending.credit > 0
    ? `${vendorName}’s members get back ${refundText(ending)}. What was paid by card goes back to the card, and ${vendorName} pays the rest.`
    : 'There’s nothing to pay back.',
  ...(ending.work > 0 ? [`${dollars(ending.work)} of work that isn’t done falls away.`] : []),
  ...(ending.unpaid > 0 ? [`${dollars(ending.unpaid)} doesn’t have to be paid anymore.`] : []),
];

/** @returns "1 member" */
export const membersText = (count: number): string => `${count} ${count === 1 ? 'member' : 'members'}`;

/** @returns what leads to the member of a box or entry */
export const memberPath = ({ memberId }: { memberId: number }): string => `/share-members/${memberId}/show`;
