/** GSM 03.38 has no á, í, ó and ú: with them a message holds 70 letters instead of 160. */
export const WELCOME_TEXT =
  'Farmgate: Text us changes, such as PEACHES GOOD. / Mande sus cambios, como HAY DURAZNOS. HELP/AYUDA. STOP to stop/para parar. Msg & data rates may apply.';

export const codeText = (code: string): string =>
  `Your Farmgate code is ${code}, good for 10 minutes. Don't share it. / Su codigo es ${code}, vale 10 minutos. No lo comparta. STOP to stop/para parar.`;
