import { useEffect, useState } from 'react';
import { askForSuggestions, noSuggestions, type Suggestions } from './suggestions';

/** Nobody who types is asked for at every letter (R20). */
const restMs = 150;
const leastLetters = 2;

/**
 * What a text may become, once its typing rests. A text that is typed on ends the question about the one before, whose answer is
 * never shown; what was suggested stays until there is something new.
 * @param text null where nothing is asked for
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
