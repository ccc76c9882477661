import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  RouteHandlerMethod,
  RouteOptions,
} from 'fastify';
import { parse } from 'node:querystring';
import { type AnswerConfig, checkedAnswer } from './answers/answers.js';
import { pageCallsOf } from './in-process.js';
import type { ShowsConfig } from './shows.js';

/** What a call to a public route of one's own answers: no message, so nothing is written and read again. */
export interface InnerAnswer {
  status: number;
  /** By names in lower case. */
  headers: ReadonlyMap<string, string>;
  data: unknown;
}

/** For metrics and the log. */
export interface InnerCall {
  route: string;
  status: number;
  ms: number;
}

type RouteConfig = AnswerConfig & ShowsConfig & { rateLimit?: unknown; writesByGet?: boolean };

interface InnerRoute {
  url: string;
  /** Null where it has no parameters. */
  pattern: RegExp | null;
  /** The lower is asked first. */
  rank: string;
  config: RouteConfig;
  /** Null where only a message will do. */
  handler: RouteHandlerMethod | null;
}

/**
 * Calls the handler of a public route as Nest gave it to Fastify, with its guards, pipes and filters. Only of
 * GET routes that declare what they show and answer: they need no session, and are not limited.
 */
export class InnerDoor {
  private readonly fixed = new Map<string, InnerRoute>();
  /** As Fastify chooses: what is spelled out goes before a parameter. */
  private readonly patterns: InnerRoute[] = [];

  /** Call before the routes are made. */
  constructor(
    private readonly server: FastifyInstance,
    private readonly tell: (page: FastifyRequest, call: InnerCall) => void,
  ) {
    server.addHook('onRoute', (route) => {
      if ([route.method].flat().includes('GET')) this.add(route);
    });
  }

  /**
   * @param page the request that is answered by it
   * @returns null where it has to be asked by a message: not such a route, or its answer is wrong
   */
  async ask(url: string, headers: Record<string, string>, page: FastifyRequest): Promise<InnerAnswer | null> {
    const [path = '', query = ''] = url.split('?', 2);
    const route = this.fixed.get(path) ?? this.patterns.find(({ pattern }) => pattern?.test(path));
    if (!route?.handler) return null;
    const began = performance.now();
    const { config, pattern } = route;
    const params = { ...pattern?.exec(path)?.groups };
    pageCallsOf(headers)?.began(config.shows);
    const { id, log, ip, ips, socket } = page;
    const request = {
      ...{ id, log, ip, ips, socket, url, headers, params, method: 'GET', query: parse(query) },
      ...{ session: null, raw: { method: 'GET', url }, routeOptions: { url: route.url, config } },
    };
    const reply = new InnerReply();
    const given = [request, reply] as unknown as [FastifyRequest, FastifyReply];
    await route.handler.call(this.server, ...given);
    const { statusCode: status } = reply;
    if (!reply.sent) return null;
    if (status < 400) {
      const { error, data } = checkedAnswer(config, request.query, reply.data);
      // The message fails with the same, and is logged.
      if (error) return null;
      reply.data = data;
    }
    this.tell(page, { route: route.url, status, ms: performance.now() - began });
    return { status, headers: reply.held, data: reply.data };
  }

  private add({ url, handler, config = {} }: RouteOptions): void {
    const known: RouteConfig = config;
    const mayBeAsked = known.shows && known.answer && !known.rateLimit && !known.writesByGet;
    const pattern = url.includes(':') ? patternOf(url) : null;
    const rank = url.replaceAll(/:\w+/g, '\uffff');
    const route = { url, pattern, rank, config: known, handler: mayBeAsked ? handler : null };
    if (!pattern) this.fixed.set(url, route);
    else {
      const at = this.patterns.findIndex((other) => rank < other.rank);
      this.patterns.splice(at < 0 ? this.patterns.length : at, 0, route);
    }
  }
}

/** What is escaped or too long is for Fastify to read, or to refuse. */
const patternOf = (url: string): RegExp =>
  new RegExp(`^${url.replaceAll('.', '\\.').replaceAll(/:(\w+)/g, '(?<$1>[^/%]{1,100})')}$`);

/** As much of a reply as handlers and the error filter use. */
class InnerReply {
  statusCode = 200;
  sent = false;
  data: unknown;
  readonly raw = { headersSent: false };
  readonly held = new Map<string, string>();
  readonly getHeader = (name: string) => this.held.get(name.toLowerCase());
  readonly type = (value: string) => this.header('content-type', value);
  readonly code = (status: number) => this.status(status);

  status(status: number): this {
    this.statusCode = status;
    return this;
  }

  header(name: string, value: unknown): this {
    this.held.set(name.toLowerCase(), String(value));
    return this;
  }

  removeHeader(name: string): this {
    this.held.delete(name.toLowerCase());
    return this;
  }

  send(data: unknown): this {
    this.sent = true;
    this.data = data;
    return this;
  }
}
