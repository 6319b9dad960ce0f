import { useEffect, useState } from 'react';
import { askForSuggestions, noSuggestions, type Suggestions } from './suggestions';

/** Delay after typing, ms, so that not every letter is a request (R20). */
const restMs = 150;
const leastLetters = 2;

/**
 * Returns suggestions for a text once typing pauses. Further typing cancels the earlier request, whose answer is
 * never shown; earlier suggestions stay until there are new ones.
 * @param text null for no suggestions
 */
export function useSuggestions(text: string | null, from: string): Suggestions {
  const [found, setFound] = useState(noSuggestions);
  const asked = text?.trim() ?? '';
  const isAsked = asked.length >= leastLetters;
  useEffect(() => {
    if (!isAsked) return setFound(noSuggestions);
    const end = new AbortController();
    const timer = setTimeout(async () => {
      const answer = await askForSuggestions(asked, from, end.signal);
      if (!end.signal.aborted) setFound(answer ?? noSuggestions);
    }, restMs);
    return () => {
      clearTimeout(timer);
      end.abort();
    };
  }, [asked, from, isAsked]);
  return isAsked ? found : noSuggestions;
}
