import { keyOf, rowsOf } from '../servers/messages.js';
import type { BenchServer } from '../servers/start.js';
import type { Work } from '../works.js';

/** @throws Error when the product and the yardstick answer other rows, or either does not answer 200 */
export async function compareAnswers(
  works: readonly Work[],
  product: BenchServer,
  yardstick: BenchServer,
): Promise<void> {
  for (const { name, path } of works) {
    const [ours, bare] = [await readKeys(product.url + path), await readKeys(yardstick.url + path)];
    if (ours.join(' ') !== bare.join(' ')) {
      throw new Error(`"${name}": the product answers ${ours.join(' ')}, the yardstick ${bare.join(' ')}.`);
    }
  }
}

/** @returns the keys of an answer's rows, in their order */
export async function readKeys(url: string): Promise<string[]> {
  const answer = await fetch(url);
  if (answer.status !== 200) throw new Error(`${url} answers ${answer.status}: ${await answer.text()}`);
  return rowsOf(await answer.json()).map(keyOf);
}
