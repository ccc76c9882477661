/** Below what is sold by weight in lists of what is packed and handed over, until it is weighed. */
export function NotWeighed({ of: line }: { of: { toWeigh?: boolean | undefined } }) {
  return line.toWeigh ? <span className="block text-sm font-semibold">Not weighed yet</span> : null;
}
