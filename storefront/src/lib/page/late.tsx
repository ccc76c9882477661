import { type ComponentType, Suspense, use } from 'react';

const all: (() => Promise<unknown>)[] = [];

/** Fetches all late parts of the pages that are loaded: the server can't wait for code while it renders. */
export const lateParts = (): Promise<unknown> => Promise.all(all.map((ready) => ready()));

/**
 * A part of a page whose code is fetched where it is shown first. Unlike `lazy`, the server renders it with
 * the page. What is pressed in it before its code is there is lost: filters belong to the page.
 * @param load fetches the code; a failed attempt is tried again the next time
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
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
  all.push(ready);
  function Loaded(props: Props) {
    const Code = loaded ?? use(ready());
    return <Code {...props} />;
  }
  return function Late(props: Props) {
    return (
      <Suspense>
        <Loaded {...props} />
      </Suspense>
    );
  };
}
