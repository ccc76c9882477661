import type { WeatherAnswer } from '@farmgate/backend/contract/directory/weather-text';

/**
 * @param answer of the link of an email
 * @returns what is answered by opening it; undefined where a button has to be pressed first: mail filters
 *   open links as well, and followers are told of a day that is canceled
 */
export const answerOnOpening = (answer: string | undefined): WeatherAnswer | undefined =>
  answer === 'open' ? answer : undefined;

/**
 * Has a page that was opened by a link ask only, and answer no more, when it is opened again, such as by a
 * phone that brings its tabs back. What was said since stays.
 * @param path of the page, without the answer
 */
export function answerNoMore(path: string): void {
  // The router need not know: what is shown stays.
  window.history.replaceState(window.history.state, '', path);
}
