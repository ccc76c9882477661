import { Agent, request as send, type IncomingHttpHeaders } from 'node:http';

/** Like whom the figures are split up. */
export type Kind =
  | 'page'
  | 'page again'
  | 'file'
  | 'search'
  | 'record'
  | 'cart'
  | 'order'
  | 'sign-in'
  | 'own'
  | 'write'
  | 'picture'
  | 'staff';

/** One request as it went. */
export interface Call {
  kind: Kind;
  method: string;
  /** 0: no answer. */
  status: number;
  /** From when it should have been sent. */
  milliseconds: number;
  /** A refusal that the business knows, like a product that sold out: no failure. */
  isExpected: boolean;
  /** The code of an error's body, or of a broken connection. */
  code?: string;
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: unknown;
}

export interface Question {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  body?: unknown;
  form?: FormData;
  headers?: Record<string, string>;
  /** Error codes that may come in the course of business. */
  mayAnswer?: readonly string[];
}

/** How long anybody waits for an answer. */
const GIVE_UP_MS = 15_000;
const HEADERS = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/126.0 Safari/537.36 FarmgateLoad',
  'accept-encoding': 'br, gzip',
};

/** The ways to the servers: connections stay open, as with a proxy in front. */
export class Network {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 512, scheduling: 'fifo' });
  private turn = 0;

  /**
   * @param servers their addresses; asked in turn
   * @param note is told of every call
   */
  constructor(
    private readonly servers: readonly string[],
    private readonly note: (call: Call) => void,
  ) {}

  /** @param dueAt when it should have been sent, of `performance.now()`: what is sent late has waited */
  async ask(kind: Kind, path: string, question: Question, cookie: string, dueAt: number): Promise<Answer> {
    const { method = 'GET', mayAnswer = [] } = question;
    const answer = await this.send(method, path, question, cookie);
    const code = codeOf(answer);
    this.note({
      kind,
      method,
      status: answer.status,
      milliseconds: performance.now() - dueAt,
      isExpected:
        answer.status > 0 && (answer.status < 400 || (code !== undefined && mayAnswer.includes(code))),
      ...(code === undefined ? {} : { code }),
    });
    return answer;
  }

  close(): void {
    this.agent.destroy();
  }

  private async send(method: string, path: string, question: Question, cookie: string): Promise<Answer> {
    const { bytes, type } = await contentOf(question);
    const headers = {
      ...HEADERS,
      ...(cookie === '' ? {} : { cookie }),
      ...(bytes ? { 'content-type': type, 'content-length': String(bytes.length) } : {}),
      ...question.headers,
    };
    const server = this.servers[this.turn++ % this.servers.length] ?? '';
    return new Promise((resolve) => {
      const broken = (error: { code?: string }) =>
        resolve({ status: 0, headers: {}, body: { error: error.code ?? 'NO_ANSWER' } });
      const sent = send(server + path, { method, agent: this.agent, headers }, (answer) => {
        const isJson = answer.headers['content-type']?.startsWith('application/json') ?? false;
        // Pages and files are read to their end and forgotten; small JSON is not compressed, larger is asked
        // for plainly.
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => isJson && chunks.push(chunk));
        answer.on('error', broken);
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: parsed(chunks) }),
        );
      });
      sent.setTimeout(GIVE_UP_MS, () => sent.destroy(Object.assign(new Error('late'), { code: 'TIMEOUT' })));
      sent.on('error', broken);
      sent.end(bytes);
    });
  }
}

async function contentOf({ body, form }: Question): Promise<{ bytes: Buffer | undefined; type: string }> {
  if (form) {
    const encoded = new Response(form);
    return {
      bytes: Buffer.from(await encoded.arrayBuffer()),
      type: encoded.headers.get('content-type') ?? '',
    };
  }
  return {
    bytes: body === undefined ? undefined : Buffer.from(JSON.stringify(body)),
    type: 'application/json',
  };
}

function parsed(chunks: Buffer[]): unknown {
  try {
    return chunks.length === 0 ? null : JSON.parse(Buffer.concat(chunks).toString());
  } catch {
    return null;
  }
}

function codeOf({ status, body }: Answer): string | undefined {
  if (status > 0 && status < 400) return undefined;
  return (body as { error?: string } | null)?.error ?? `HTTP_${status}`;
}

/** Somebody's browser: keeps cookies, and what it has seen of pages. */
export class Browser {
  private readonly cookies = new Map<string, string>();
  private dueAt: number;

  /** @param dueAt when its person came */
  constructor(
    private readonly network: Network,
    private readonly tags: Map<string, string>,
    dueAt: number,
  ) {
    this.dueAt = dueAt;
  }

  /** A new visit of the same person. */
  comesBack(dueAt: number): this {
    this.dueAt = dueAt;
    return this;
  }

  has(cookie: string): boolean {
    return this.cookies.has(cookie);
  }

  /** A call of the API. JSON is asked for as it is, since unpacking it would be the generator's work. */
  async call(kind: Kind, path: string, question: Question = {}): Promise<Answer> {
    const headers = { 'accept-encoding': 'identity', ...question.headers };
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await this.network.ask(kind, path, { ...question, headers }, cookie, this.dueAt);
    this.keepCookies(answer.headers);
    this.dueAt = performance.now();
    return answer;
  }

  /** A page or a file as browsers ask for it: without the session, and with the tag of what they have. */
  async open(path: string, kind: 'page' | 'file' = 'page'): Promise<Answer> {
    const tag = this.tags.get(path);
    const question: Question = tag === undefined ? {} : { headers: { 'if-none-match': tag } };
    const isAgain = tag !== undefined && kind === 'page';
    const answer = await this.network.ask(isAgain ? 'page again' : kind, path, question, '', this.dueAt);
    if (typeof answer.headers.etag === 'string') this.tags.set(path, answer.headers.etag);
    this.dueAt = performance.now();
    return answer;
  }

  private keepCookies(headers: IncomingHttpHeaders): void {
    for (const line of headers['set-cookie'] ?? []) {
      const [pair = ''] = line.split(';', 1);
      const equals = pair.indexOf('=');
      this.cookies.set(pair.slice(0, equals), pair.slice(equals + 1));
    }
  }
}
