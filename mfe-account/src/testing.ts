/** Replaces the server in tests: its answers, and the recorded requests. */
export function fakeServer() {
  const { fetch: real } = globalThis;
  const asked: { path: string; body: unknown }[] = [];
  const answers = new Map<string, { status: number; body: unknown }>();
  beforeEach(() => {
    asked.length = 0;
    answers.clear();
    localStorage.clear();
    sessionStorage.clear();
    globalThis.fetch = jest.fn(async (path, init) => {
      const [bare = ''] = String(path).split('?');
      asked.push({ path: String(path), body: init?.body === undefined ? null : JSON.parse(String(init.body)) });
      const { status, body } = answers.get(bare) ?? { status: 500, body: {} };
      return { status, json: async () => body } as Response;
    });
  });
  afterEach(() => {
    globalThis.fetch = real;
  });
  return {
    asked,
    answer: (path: string, status: number, body: unknown) => answers.set(path, { status, body }),
  };
}
