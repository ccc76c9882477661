import type { WeatherAnswer } from '@farmgate/backend/contract/directory/weather-text';

/**
 * @param answer of the link of an email
 * @returns what is answered by opening it; undefined where a button has to be pressed first: mail filters
 *   open links as well, and followers are told of a day that is canceled
 */
export const answerOnOpening = (answer: string | undefined): WeatherAnswer | undefined =>
  answer === 'open' ? answer : undefined;
