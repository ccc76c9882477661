import { CLAIM_CODE_DAYS, CLAIM_PROOF_DAYS } from '../../../contract/directory/claim-proofs.js';
import { paths } from '../../../contract/shared/site-paths.js';
import { hello } from '../../../platform/mail/greeting.rules.js';
import type { MailDraft } from '../../../platform/mail/mail-draft.js';

interface Recipient {
  name: string;
  email: string;
}
interface Claimed {
  resource: 'farms' | 'places';
  id: number;
  name: string;
}

/** What staff ask for. Market claims have no page where it can be answered. */
export const claimProofMail = (
  { resource, id, name }: Claimed,
  claimant: Recipient,
  text: string,
): MailDraft => ({
  kind: 'claim-proof',
  to: claimant.email,
  subject: `One question about your claim of ${name}`,
  heading: `One question about your claim of ${name}`,
  paragraphs: [
    hello(claimant.name),
    `Before we can verify that you run ${name}, we need a little more:`,
    ...text.split(/\n{2,}/),
    resource === 'farms'
      ? `Please answer on the page of your farm, or reply to this email, within ${CLAIM_PROOF_DAYS} days. You can attach photos or documents to your reply.`
      : `Please reply to this email within ${CLAIM_PROOF_DAYS} days. You can attach photos or documents.`,
  ],
  ...(resource === 'farms' && { action: { label: 'Answer', path: paths.editFarm(id) } }),
  about: { resource, id },
});

interface Code {
  code: string;
  /** Who claims the farm. */
  who: string;
  claimId: number;
}

/** To the farm's own mailbox. Staff see the subject, so it is without the code. */
export const claimCodeMail = (to: string, farm: { id: number; name: string }, sent: Code): MailDraft => ({
  kind: 'claim-code',
  to,
  subject: `A Farmgate code for ${farm.name}`,
  heading: 'Your code',
  paragraphs: [
    `${sent.who} says that they run ${farm.name} and would like to manage its page on Farmgate.`,
    `If that's right, they can enter this code there: ${sent.code}. It works for ${CLAIM_CODE_DAYS} days.`,
  ],
  note: "If you don't know who this is, ignore this email or reply to it. Don't pass the code on.",
  isSecret: true,
  typed: { by: `claim ${sent.claimId}` },
  about: { resource: 'farms', id: farm.id },
});

export const claimCodeText = (farm: string, { code, who }: Code): string =>
  `Farmgate: ${who} says they run ${farm}. If so, they can enter this code: ${code}. If not, don't share it. STOP to stop.`;

/** To the claimant. @param where as `claimCodeSentMail` has it */
export const claimCodeFailedMail = (
  farm: { id: number; name: string },
  claimant: Recipient,
  where: string,
): MailDraft => ({
  kind: 'claim-code-failed',
  to: claimant.email,
  subject: `Our code for ${farm.name} didn’t arrive`,
  heading: 'You don’t have to wait for the code',
  paragraphs: [
    hello(claimant.name),
    `You claimed ${farm.name}, and we texted a code to ${where}. The text couldn’t be delivered. Our team knows, and will email you how else you can show that the farm is yours.`,
  ],
  note: 'To speed it up, reply to this email with a photo of your farm sign, a business license or a page that names you.',
  about: { resource: 'farms', id: farm.id },
});

/** To the claimant. @param where as they may know it: "i…@farm.example" */
export const claimCodeSentMail = (
  farm: { id: number; name: string },
  claimant: Recipient,
  where: string,
): MailDraft => ({
  kind: 'claim-code-sent',
  to: claimant.email,
  subject: `We sent a code for ${farm.name}`,
  heading: 'Enter the code to show that it’s your farm',
  paragraphs: [
    hello(claimant.name),
    `You claimed ${farm.name}. To check that it’s yours, we sent a six-digit code to ${where}, the contact that the directory has for it. Please enter it on the page of your farm within ${CLAIM_CODE_DAYS} days.`,
  ],
  action: { label: 'Enter the code', path: paths.editFarm(farm.id) },
  note: 'Can’t get to that contact? Please reply to this email and tell us how else we can check.',
  about: { resource: 'farms', id: farm.id },
});
