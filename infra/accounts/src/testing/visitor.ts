/** A browser that keeps the cookies that it is given. */
export interface TestVisitor {
  get(path: string): Promise<Response>;
  post(path: string, body: object): Promise<Response>;
  /** As JSON, of a request that succeeds. */
  read<T>(path: string): Promise<T>;
  /** `Set-Cookie` of all answers. */
  readonly given: readonly string[];
}

/** @param url of the service */
export function visitorOf(url: string): TestVisitor {
  const jar = new Map<string, string>();
  const given: string[] = [];
  const ask = async (path: string, init: RequestInit) => {
    const cookie = [...jar].map((pair) => pair.join('=')).join('; ');
    const response = await fetch(url + path, {
      ...init,
      headers: { 'Content-Type': 'application/json', ...(cookie !== '' && { Cookie: cookie }) },
    });
    for (const set of response.headers.getSetCookie()) {
      given.push(set);
      const [name = '', value = ''] = set.split(';', 1)[0]!.split('=');
      jar.set(name, value);
    }
    return response;
  };
  const get = (path: string) => ask(path, {});
  return {
    given,
    get,
    post: (path, body) => ask(path, { method: 'POST', body: JSON.stringify(body) }),
    async read<T>(path: string) {
      const response = await get(path);
      expect(response.status).toBe(200);
      return (await response.json()) as T;
    },
  };
}
