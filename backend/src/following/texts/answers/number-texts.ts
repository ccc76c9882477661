export const WELCOME_TEXT =
  'Farmgate: This number is yours now. Text what changed, such as STRAWBERRIES PICKED OUT. HELP for examples, STOP to stop. Msg & data rates may apply.';

export const codeText = (code: string): string =>
  `Your Farmgate code is ${code}. It works for 10 minutes. We never ask for it. Reply STOP to stop.`;
