import { type Problem, problemSchema } from '@forecourt/contracts';

/** Returns the problem of a response. @throws if its status or code is not the expected one. */
export async function problemOf(response: Response, status: number, code: string): Promise<Problem> {
  const text = await response.text();
  expect(`${response.status} ${text}`).toContain(`${status} {`);
  expect(response.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
  const problem = problemSchema.parse(JSON.parse(text));
  expect([problem.type, problem.status]).toEqual([`registry/${code}`, status]);
  expect(problem.detail.length).toBeGreaterThan(20);
  return problem;
}
