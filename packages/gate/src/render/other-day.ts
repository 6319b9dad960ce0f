import { placeIn } from './explain';

/** What the module says to its console when it asks clock or dice, before where it did. */
const mark = 'asks-clock-or-dice';

/**
 * Begins a module with another clock and other dice, which tell who asks: what it renders must be the same. In one line, so that lines
 * keep their numbers.
 */
const other = [
  'var D=Date,n=D.now,s=34819200000,i=0;',
  `function W(k,e){console.warn('${mark} '+k+e.stack.split('\\n').slice(2,4).join(' '))}`,
  "function F(...a){if(!a.length)W('new Date',new Error());return new.target?Reflect.construct(D,a.length?a:[n()+s],new.target):new D(n()+s).toString()}",
  "F.prototype=D.prototype;F.UTC=D.UTC;F.parse=D.parse;F.now=()=>{W('Date.now',new Error());return n()+s};",
  'D.prototype.constructor=F;globalThis.Date=F;',
  "Math.random=()=>{W('Math.random',new Error());return i=(i+0.37)%1};",
].join('');

/** @returns the module as it is on another day */
export function onAnotherDay(code: string): string {
  return `${other}(function(Date){${code}\n})(F)`;
}

/** Who asked, `Math.random at server.js line 3, column 14`; null where a line for the console is about something else. */
export function whoAsked(message: string): string | null {
  const found = message.indexOf(mark);
  if (found === -1) return null;
  const [, what = ''] = /^\S+ (new Date|\S+?)(?= |$)/.exec(message.slice(found)) ?? [];
  return `${what} at ${placeIn(message) ?? 'a place that cannot be told'}`;
}
