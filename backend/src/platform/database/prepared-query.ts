import pg, { type QueryResultRow, type Submittable } from 'pg';
import { serialize } from 'pg-protocol';

/** A statement that PostgreSQL plans once per connection. The name has to change with the text. */
export interface Prepared {
  name: string;
  text: string;
}

/** Of pg's connection, what a query needs. */
interface Wire {
  stream: { writable: boolean; write(message: Buffer): void };
  /** The statements that were parsed on it, by name. */
  parsedStatements: Record<string, string | undefined>;
}

/** How rows of a statement are read: their columns, and what makes a value of each one's text. */
interface Shape {
  names: readonly string[];
  parsers: readonly ((text: string) => unknown)[];
  /** A row without values, which is copied: an object is made faster so than column by column. */
  empty: QueryResultRow;
}

/** What PostgreSQL has said of the statements of each connection. */
const known = new WeakMap<Wire, Map<string, Shape>>();

/** All rows at once, and the end of what is asked. */
const EXECUTE_AND_SYNC = Buffer.concat([serialize.execute(), serialize.sync()]);

const { prepareValue } = (pg as unknown as { utils: { prepareValue: (value: unknown) => unknown } }).utils;

/**
 * A named statement as pg runs it, but for one thing: PostgreSQL is asked once for each connection what the rows look like, and not at
 * every run. For a search that finds a few rows that is 7 % of its time in this process. PostgreSQL refuses to run a
 * prepared statement whose columns have changed, so what is remembered stays true.
 */
export class PreparedQuery<Row extends QueryResultRow> implements Submittable {
  /** Set by whoever runs it: pg's client and pool. */
  callback: ((error: Error | null, rows?: Row[]) => void) | undefined;
  readonly name: string;
  readonly text: string;
  private readonly rows: Row[] = [];
  private shape: Shape | undefined;
  private shapes = new Map<string, Shape>();
  private failure: Error | undefined;

  constructor(
    { name, text }: Prepared,
    readonly values: readonly unknown[],
  ) {
    this.name = name;
    this.text = text;
  }

  /** @returns an error that nothing was sent for; pg tells it */
  submit(connection: unknown): Error | null {
    const wire = connection as Wire;
    const parsed = wire.parsedStatements[this.name];
    if (parsed !== undefined && parsed !== this.text) {
      return new Error(`The name "${this.name}" stands for another statement already.`);
    }
    this.shapes = shapesOf(wire);
    this.shape = this.shapes.get(this.name);
    try {
      const message = this.message(parsed === undefined);
      // Of a connection that has ended pg tells by itself.
      if (wire.stream.writable) wire.stream.write(message);
      return null;
    } catch (error) {
      // A value that cannot be written down: nothing was sent.
      return error as Error;
    }
  }

  /** In one piece, as small packets one by one would wait for each other. */
  private message(isNew: boolean): Buffer {
    const { name, text, values } = this;
    return Buffer.concat([
      ...(isNew ? [serialize.parse({ name, text })] : []),
      serialize.bind({ statement: name, values: [...values], valueMapper: prepareValue }),
      ...(this.shape ? [] : [serialize.describe({ type: 'P' })]),
      EXECUTE_AND_SYNC,
    ]);
  }

  handleRowDescription({ fields }: { fields: readonly { name: string; dataTypeID: number }[] }): void {
    this.shape = shapeOf(fields);
    this.shapes.set(this.name, this.shape);
  }

  handleDataRow({ fields }: { fields: readonly (string | null)[] }): void {
    const { shape } = this;
    if (this.failure || !shape) return;
    const row = { ...shape.empty };
    try {
      for (let column = 0; column < fields.length; column += 1) {
        const text = fields[column];
        if (text != null) row[shape.names[column]!] = shape.parsers[column]!(text);
      }
      this.rows.push(row as Row);
    } catch (error) {
      this.failure = error as Error;
    }
  }

  handleCommandComplete(): void {
    // A statement that has no rows is described by nothing.
    if (!this.shape) this.shapes.set(this.name, shapeOf([]));
  }

  handleReadyForQuery(): void {
    if (this.failure) this.callback?.(this.failure);
    else this.callback?.(null, this.rows);
  }

  handleError(error: Error): void {
    this.callback?.(this.failure ?? error);
    this.callback = undefined;
  }

  handleEmptyQuery(): void {
    // Followed by ReadyForQuery, which answers no rows.
  }

  handlePortalSuspended(): void {
    // Never said, as all rows are asked for.
  }

  handleCopyInResponse(wire: { sendCopyFail(why: string): void }): void {
    wire.sendCopyFail('A prepared statement does not copy.');
  }

  handleCopyData(): void {
    // Nobody asked for it.
  }
}

function shapesOf(wire: Wire): Map<string, Shape> {
  let shapes = known.get(wire);
  if (!shapes) known.set(wire, (shapes = new Map<string, Shape>()));
  return shapes;
}

/** The type of lists of texts: `text[]`. */
const TEXTS = 1009;

/** Most lists of texts are flat, and have neither nulls nor escapes in them; they are read several times as fast so. */
function readTexts(text: string): unknown {
  const end = text.length - 1;
  if (!text.startsWith('{') || text.includes('\\')) return readAnyTexts(text);
  const texts: string[] = [];
  for (let at = 1; at < end;) {
    const isQuoted = text[at] === '"';
    const from = isQuoted ? at + 1 : at;
    const to = text.indexOf(isQuoted ? '"' : ',', from);
    const found = text.slice(from, to < 0 ? end : to);
    if (!isQuoted && (found.startsWith('{') || found === 'NULL')) return readAnyTexts(text);
    texts.push(found);
    at = from + found.length + (isQuoted ? 2 : 1);
  }
  return texts;
}

const readAnyTexts = pg.types.getTypeParser(TEXTS as number, 'text') as (text: string) => unknown;

const parserOf = (type: number) =>
  type === TEXTS ? readTexts : (pg.types.getTypeParser(type, 'text') as (text: string) => unknown);

function shapeOf(fields: readonly { name: string; dataTypeID: number }[]): Shape {
  return {
    names: fields.map(({ name }) => name),
    parsers: fields.map(({ dataTypeID }) => parserOf(dataTypeID)),
    empty: Object.fromEntries(fields.map(({ name }) => [name, null])),
  };
}
