import type { DataSource } from 'typeorm';
import { User } from '../../../src/accounts/users/user.entity.js';
import { SESSION_COOKIE } from '../../../src/contract/site/session-hint.js';
import type { Answer, Calls, FormParts } from './http-client.js';

/** The password of everybody that `makeUser` makes. */
export const PASSWORD = 'correct horse battery';
/** Its hash, made as cheap as Argon2id can be: tests sign in often. */
const PASSWORD_HASH =
  '$argon2id$v=19$m=8,t=1,p=1$qJa/SLfkdc1pzzeqjpN2Xw$3r3wSM4VbAPbiDJ+dmu8Y9W1Uszh1Tn+OvXCQPwJ0BY';

let serial = 0;

/** A person with the role 'user', unless something else is given. */
export async function makeUser(db: DataSource, given: Partial<User> = {}): Promise<User> {
  serial += 1;
  return db.getRepository(User).save({
    username: `person-${serial}`,
    email: `person-${serial}@example.com`,
    password: PASSWORD_HASH,
    role: 'user',
    emailConfirmedAt: new Date(),
    ...given,
  });
}

/** A browser with somebody signed in: sends their cookie along. */
export interface Client {
  user: User;
  /** The `Cookie` header that it sends, "name=value". */
  cookie: string;
  get<Body = unknown>(path: string, headers?: Record<string, string>): Promise<Answer<Body>>;
  post<Body = unknown>(path: string, body: unknown, headers?: Record<string, string>): Promise<Answer<Body>>;
  put<Body = unknown>(path: string, body: unknown): Promise<Answer<Body>>;
  delete<Body = unknown>(path: string, body?: unknown): Promise<Answer<Body>>;
  /** A multipart form with its texts and, where given, a file. */
  postForm<Body = unknown>(
    path: string,
    fields: Record<string, string>,
    file?: FormParts['file'],
  ): Promise<Answer<Body>>;
  putForm<Body = unknown>(
    path: string,
    fields: Record<string, string>,
    file?: FormParts['file'],
  ): Promise<Answer<Body>>;
}

/** Signs a person of `makeUser` in over HTTP. @param headers sent when signing in, such as `user-agent` */
export async function signIn(test: Calls, user: User, headers: Record<string, string> = {}): Promise<Client> {
  const body = { usernameOrEmail: user.username, password: PASSWORD };
  const answer = await test.post('/api/auth/login', body, headers);
  if (answer.status !== 200) throw new Error(`Could not sign in: ${JSON.stringify(answer.body)}`);
  return clientOf(test, user, cookieOf(answer));
}

/** Makes a person (a role, say) and signs them in. */
export const signedIn = async (
  test: Calls & { db: DataSource },
  given: Partial<User> = {},
): Promise<Client> => signIn(test, await makeUser(test.db, given));

/** @returns "name=value" of the session cookie that an answer sets */
export function cookieOf(answer: Answer<unknown>): string {
  const cookie = answer.cookies.find((line) => line.startsWith(`${SESSION_COOKIE}=`));
  if (cookie === undefined) throw new Error('The answer sets no session cookie.');
  return cookie.split(';', 1)[0] ?? '';
}

/** A browser that has the given cookie. */
export function clientOf(test: Calls, user: User, cookie: string): Client {
  const own = { cookie };
  return {
    user,
    cookie,
    get: (path, headers = {}) => test.get(path, { ...own, ...headers }),
    post: (path, body, headers = {}) => test.post(path, body, { ...own, ...headers }),
    put: (path, body) => test.put(path, body, own),
    delete: (path, body) => test.delete(path, body, own),
    postForm: (path, fields, file) => test.sendForm('POST', path, { fields, file }, own),
    putForm: (path, fields, file) => test.sendForm('PUT', path, { fields, file }, own),
  };
}
