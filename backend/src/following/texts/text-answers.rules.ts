import { TEXT_UNDO_MINUTES } from '../../contract/following/text-outcomes.js';

/** What we answer. Plain letters, so that a text is one or two messages at the most. */
const MOST_LETTERS = 480;
const short = (text: string) => (text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS - 3)}...` : text);
const quoted = (body: string) => {
  const line = body.replaceAll(/\s+/g, ' ').trim();
  return line.length > 60 ? `${line.slice(0, 57)}...` : line;
};

export const HELP_ANSWER =
  'Farmgate: Text what changed, such as STRAWBERRIES PICKED OUT, SAT NO, EGGS 12 $6, CLOSED TODAY or OPEN TIL 3. NO undoes the last one. STOP ends texts. Msg & data rates may apply.';
export const STOP_ANSWER = 'Farmgate: You will get no more texts from us. Text START to start again.';
export const START_ANSWER = 'Farmgate: You can text us again. Text HELP for examples, STOP to stop.';
export const WELCOME_TEXT =
  'Farmgate: This number is yours now. Text what changed, such as STRAWBERRIES PICKED OUT. HELP for examples, STOP to stop. Msg & data rates may apply.';

export const codeText = (code: string) =>
  `Your Farmgate code is ${code}. It works for 10 minutes. We never ask for it. Reply STOP to stop.`;

export const doneAnswer = (labels: readonly string[]) =>
  short(`Done. ${labels.join('; ')}. Reply NO within ${TEXT_UNDO_MINUTES} minutes to undo.`);

/** Twilio takes 1,600; a choice that is cut off could be chosen unread. */
export const MOST_ASKED_LETTERS = 1_500;
export const askAnswer = (labels: readonly string[]) =>
  `Which one? Reply with its number. ${labels.map((label, index) => `${index + 1}: ${label}`).join('. ')}.`;

export const notUnderstoodAnswer = (body: string, reason?: string) =>
  short(
    `Nothing was changed. ${reason ?? `We didn't understand "${quoted(body)}".`} It's on your dashboard. Text HELP for examples.`,
  );

export const refusedAnswer = (message: string) => short(`Nothing was changed. ${message}`);
export const undoneAnswer = (before: string) =>
  short(`Undone: ${before.replace(/^Done\. /, '').replace(/ Reply NO within \d+ minutes to undo\.$/, '')}`);
export const NONE_CHOSEN = 'OK, none of these. Nothing was changed.';
export const NOTHING_TO_UNDO = `There is nothing from the last ${TEXT_UNDO_MINUTES} minutes to undo.`;
export const CHANGED_SINCE = 'Nothing was undone. It was changed again since. Please look at your dashboard.';
export const NOTHING_ASKED = 'Nothing was changed. There is no open question to answer with a number.';
