/** Records the forms that each test sends, and answers them from `answers`: one after the other, then always with the last one. */
export function answerForms(): {
  readonly sent: { path: string; fields: Readonly<Record<string, string>> }[];
  answers: { status: number; body: object }[];
} {
  const forms = { sent: [] as { path: string; fields: Record<string, string> }[], answers: [success] };
  const { fetch } = globalThis;
  beforeEach(() => {
    forms.sent = [];
    forms.answers = [success];
    globalThis.fetch = async (path, init) => {
      forms.sent.push({ path: String(path), fields: JSON.parse(String(init?.body)) });
      const [{ status, body } = success] = forms.answers.length > 1 ? forms.answers.splice(0, 1) : forms.answers;
      return { status, json: async () => body } as Response;
    };
  });
  afterEach(() => {
    globalThis.fetch = fetch;
    localStorage.clear();
    sessionStorage.clear();
  });
  return forms;
}

const success = { status: 201, body: { status: 'SUCCESS', message: 'Message sent. They answer.' } as object };
