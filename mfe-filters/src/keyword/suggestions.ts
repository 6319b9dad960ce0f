/** A suggested search: its label and its canonical URL. */
export interface Suggestion {
  text: string;
  href: string;
}

export interface Suggestions {
  suggestions: readonly Suggestion[];
  /** Words that are not understood so far. */
  rest: readonly string[];
}

export const findPath = '/cars-for-sale/find';
export const noSuggestions: Suggestions = { suggestions: [], rest: [] };

/** Fetches suggestions for a text. Null without a valid answer: the form works without suggestions (R34). */
export async function askForSuggestions(text: string, from: string, signal: AbortSignal): Promise<Suggestions | null> {
  try {
    const response = await fetch(`${findPath}/suggestions?${new URLSearchParams({ text, from })}`, { signal });
    return response.ok ? read(await response.json()) : null;
  } catch {
    return null;
  }
}

/** Drops invalid suggestions. */
function read(answer: unknown): Suggestions | null {
  if (typeof answer !== 'object' || answer === null) return null;
  const suggestions: unknown = Reflect.get(answer, 'suggestions');
  const rest: unknown = Reflect.get(answer, 'rest');
  if (!Array.isArray(suggestions) || !Array.isArray(rest)) return null;
  return { suggestions: suggestions.filter(isSuggestion), rest: rest.filter((word) => typeof word === 'string') };
}

function isSuggestion(value: unknown): value is Suggestion {
  if (typeof value !== 'object' || value === null) return false;
  const href: unknown = Reflect.get(value, 'href');
  return typeof Reflect.get(value, 'text') === 'string' && typeof href === 'string' && /^\/(?!\/)/.test(href);
}
