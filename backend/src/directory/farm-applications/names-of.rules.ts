const LONGEST = 80;

/** The last word is the last name. */
export function namesOf(fullName: string): { firstName: string | null; lastName: string | null } {
  const words = fullName.trim().split(/\s+/).filter(Boolean);
  const last = words.length > 1 ? words.pop() : undefined;
  const part = (text: string) => text.slice(0, LONGEST).trim() || null;
  return { firstName: part(words.join(' ')), lastName: part(last ?? '') };
}
