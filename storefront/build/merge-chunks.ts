/** A file of the browser's scripts, as a bundler makes it without being told how: what the same pages need together. */
export interface Chunk {
  name: string;
  /** Length of its code. */
  size: number;
  /** Names of what is loaded with it. */
  imports: readonly string[];
}

/** What is loaded by itself: a page, or what a page fetches when it is asked for (a dialog, a map). */
export interface Root {
  /** Its own chunk, which stays as it is. */
  name: string;
  /** How much it counts what it loads. */
  weight: number;
}

export interface MergeOptions {
  roots: readonly Root[];
  /** What every root finds loaded. */
  present: ReadonlySet<string>;
  /** What asking for one more file costs, in lengths of code. */
  fileCost: number;
}

interface Group {
  names: string[];
  size: number;
  /** Indexes of the roots that load it. */
  roots: Set<number>;
}

/**
 * Puts small shared files together. A file costs a request and compresses by itself; one that has too much in it is loaded for
 * nothing by who needs a part. The cheapest two are put together, weighed over all roots, until nothing gets cheaper. Files never come
 * to import each other in a circle by that: who loads a file loads all behind it, so what lies between two is cheaper to join first.
 *
 * @returns the names of the chunks of each group, of all chunks that more than one root loads
 */
export function mergeChunks(chunks: readonly Chunk[], options: MergeOptions): string[][] {
  return new Merging(chunks, options).run();
}

class Merging {
  private readonly groups = new Set<Group>();
  private readonly groupOf = new Map<string, Group>();
  private readonly chunks: ReadonlyMap<string, Chunk>;

  constructor(
    chunks: readonly Chunk[],
    private readonly options: MergeOptions,
  ) {
    this.chunks = new Map(chunks.map((chunk) => [chunk.name, chunk]));
    const rootNames = new Set(options.roots.map(({ name }) => name));
    for (const { name, size } of chunks) {
      if (rootNames.has(name) || options.present.has(name)) continue;
      const group = { names: [name], size, roots: new Set<number>() };
      this.groups.add(group);
      this.groupOf.set(name, group);
    }
    options.roots.forEach(({ name }, index) => {
      for (const group of this.reach([name])) group.roots.add(index);
    });
  }

  run(): string[][] {
    for (let best = this.cheapest(); best; best = this.cheapest()) this.join(...best);
    return [...this.groups].filter(({ roots }) => roots.size > 1).map(({ names }) => names);
  }

  /** Everything that is loaded with chunks, but for those of `names` themselves. */
  private reach(names: readonly string[]): Set<Group> {
    const seen = new Set(names);
    const reached = new Set<Group>();
    const todo = [...names];
    for (const name of todo) {
      const imports = this.chunks.get(name)?.imports ?? [];
      for (const next of imports.flatMap((each) => this.groupOf.get(each)?.names ?? [each])) {
        if (seen.has(next) || this.options.present.has(next)) continue;
        seen.add(next);
        todo.push(next);
        const group = this.groupOf.get(next);
        if (group) reached.add(group);
      }
    }
    return reached;
  }

  private cheapest(): [Group, Group] | undefined {
    const all = [...this.groups].filter(({ roots }) => roots.size > 1);
    const behind = new Map(all.map((group) => [group, this.reach(group.names)]));
    const behindOf = (group: Group) => behind.get(group) ?? new Set();
    let best: [Group, Group] | undefined;
    let bestCost = 0;
    all.forEach((a, index) => {
      for (const b of all.slice(index + 1)) {
        const cost = this.costOfJoining(a, b, behindOf);
        if (cost >= bestCost) continue;
        bestCost = cost;
        best = [a, b];
      }
    });
    return best;
  }

  /** What all roots together load more or less. */
  private costOfJoining(a: Group, b: Group, behindOf: (group: Group) => Set<Group>): number {
    const { fileCost } = this.options;
    const newToA = this.weigh(b.roots, a.roots);
    const newToB = this.weigh(a.roots, b.roots);
    let cost = newToA * a.size + newToB * b.size - (this.weigh(a.roots) - newToB) * fileCost;
    for (const [from, to] of [[a, b] as const, [b, a] as const]) {
      for (const group of behindOf(from)) {
        if (group !== to) cost += this.weigh(to.roots, group.roots) * (group.size + fileCost);
      }
    }
    return cost;
  }

  /** @returns the weight of roots that are not among others */
  private weigh(roots: ReadonlySet<number>, without: ReadonlySet<number> = new Set()): number {
    let sum = 0;
    for (const root of roots) if (!without.has(root)) sum += this.options.roots[root]?.weight ?? 0;
    return sum;
  }

  private join(a: Group, b: Group): void {
    for (const group of this.reach(a.names)) addAll(group.roots, b.roots);
    for (const group of this.reach(b.names)) addAll(group.roots, a.roots);
    a.names.push(...b.names);
    a.size += b.size;
    addAll(a.roots, b.roots);
    this.groups.delete(b);
    for (const name of b.names) this.groupOf.set(name, a);
  }
}

function addAll<T>(set: Set<T>, others: Iterable<T>): void {
  for (const other of others) set.add(other);
}
