import { Spinner } from './spinner';

/** While it is not known who is signed in; where no script can find out, it says what is needed. */
export function CheckingAuthentication() {
  return (
    <>
      <p role="status" className="flex items-center gap-3 py-10 text-soft noscript:hidden">
        <Spinner />
        Checking authentication...
      </p>
      <p className="hidden py-10 text-soft noscript:block">Please turn on JavaScript to use this page.</p>
    </>
  );
}
