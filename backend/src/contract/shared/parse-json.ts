/**
 * @returns what a visitor's JSON text holds
 * @throws SyntaxError where it is none, or has a key `__proto__` anywhere: such a field would vanish where
 * objects are built of what was sent
 */
export const parseJson = (text: string): unknown => JSON.parse(text, refuseProto);

function refuseProto(key: string, value: unknown): unknown {
  if (key === '__proto__') throw new SyntaxError('No field may be called __proto__.');
  return value;
}
