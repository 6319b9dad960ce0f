/** The element in which a document names its plan and view; see `stateScripts` of the shell. */
import { parseJson } from '@forecourt/service';
import * as z from 'zod';

const element = /(<script type="application\/json" id="fc-page">)(.*?)(<\/script>)/s;
const namesSchema = z.object({ plan: z.string(), view: z.string() });

/** Returns the paths of a document's plan and view; null if it names none. */
export function namesIn(html: string): { plan: string; view: string } | null {
  const names = namesSchema.safeParse(parseJson(element.exec(html)?.[2] ?? '')).data;
  return names === undefined ? null : { plan: `/_shell/${names.plan}`, view: `/_shell/${names.view}` };
}

/** Removes the data that a document has for one visitor. */
export function withoutOwnData(html: string): string {
  return html.replace(element, (_, before: string, json: string, after: string) => {
    const names = namesSchema.parse(parseJson(json));
    return before + JSON.stringify(names).replaceAll('<', '\\u003c') + after;
  });
}
