import { type ComponentType, Suspense, use } from 'react';

/** A part of a page whose code is fetched where it is shown first. */
export interface LatePart<Props> {
  Part: ComponentType<Props>;
  /** Fetches the code; the server, which cannot wait for it while it renders, does so beforehand. */
  ready: () => Promise<ComponentType<Props>>;
}

/**
 * Unlike `lazy`, the server renders it with the page.
 * @param load fetches the code; a failed attempt is tried again the next time
 */
export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>): LatePart<Props> {
  let loaded: ComponentType<Props> | undefined;
  let pending: Promise<ComponentType<Props>> | undefined;
  const ready = () =>
    (pending ??= load().then(
      (found) => (loaded = found),
      (error: unknown) => {
        pending = undefined;
        throw error;
      },
    ));
  function Loaded(props: Props) {
    const Code = loaded ?? use(ready());
    return <Code {...props} />;
  }
  const Part = (props: Props) => (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  );
  return { Part, ready };
}
