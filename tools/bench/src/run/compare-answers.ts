import type { BenchServer } from '../servers/start.js';
import type { Work } from '../works.js';

/** @throws Error when the product and the yardstick answer other rows, or either does not answer 200 */
export async function compareAnswers(
  works: readonly Work[],
  product: BenchServer,
  yardstick: BenchServer,
): Promise<void> {
  for (const { name, path } of works) {
    const [ours, bare] = [await read(product.url + path), await read(yardstick.url + path)];
    if (!isSame(ours, bare)) {
      throw new Error(`"${name}": the product answers ${ours.join(' ')}, the yardstick ${bare.join(' ')}.`);
    }
  }
}

/** A list that pages by key reads one row more than it shows, which the yardstick shows too. */
const isSame = (ours: readonly string[], bare: readonly string[]): boolean =>
  bare.length - ours.length <= 1 &&
  bare.slice(0, ours.length).join(' ') === ours.join(' ') &&
  bare.length >= ours.length;

/** @returns the ids of the rows, as the contract writes them */
async function read(url: string): Promise<string[]> {
  const answer = await fetch(url);
  if (answer.status !== 200) throw new Error(`${url} answers ${answer.status}: ${await answer.text()}`);
  const rows = (await answer.json()) as { id: number | string; type?: string }[];
  return rows.map(({ id, type }) => (type === undefined ? String(id) : `${type}-${id}`));
}
