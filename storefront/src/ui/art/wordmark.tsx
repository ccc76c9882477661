import { clsx } from 'clsx';

/** A field gate with a sprout on its top bar; once in a page, among its symbols. */
export function GateSymbol() {
  return (
    <g id="gate">
      <path d="M2.4 29V10.2L4.3 7.6l1.9 2.6v4.4h19.6v-4.4l1.9-2.6 1.9 2.6V29h-3.8v-2.3H6.2V29zM6.2 17v2.3h19.6V17zM6.2 21.8v2.4h19.6v-2.4z" />
      <path d="M14.9 15.2V12C9.6 12.2 6.9 9.1 6.8 3.2c5.6.2 8.5 2.8 9.2 7.3.7-4.5 3.6-7.1 9.2-7.3-.1 5.9-2.8 9-8.1 8.8v3.2z" />
    </g>
  );
}

/** The mark alone, in the color of the text around it. */
function GateMark() {
  return (
    <svg className="gate-mark" viewBox="0 0 32 32" fill="currentColor" aria-hidden="true">
      <use href="#gate" />
    </svg>
  );
}

/** The mark with the name beside it, as one line of text. Put it inside the link to the home page. */
export function Wordmark({ className }: { className?: string }) {
  return (
    <span className={clsx('wordmark', className)}>
      <GateMark />
      <span className="wordmark-name">Farmgate</span>
    </span>
  );
}
