import { placeIn } from './explain';

/** Prefix of the console line by which a module reports a use of the clock or of random numbers; the position follows. */
const mark = 'asks-clock-or-dice';

/**
 * Prologue with another clock and other random numbers, which report their caller: the module must render the same. In one line, so
 * that line numbers do not change.
 */
const other = [
  'var D=Date,n=D.now,s=34819200000,i=0;',
  `function W(k,e){console.warn('${mark} '+k+e.stack.split('\\n').slice(2,4).join(' '))}`,
  "function F(...a){if(!a.length)W('new Date',new Error());return new.target?Reflect.construct(D,a.length?a:[n()+s],new.target):new D(n()+s).toString()}",
  "F.prototype=D.prototype;F.UTC=D.UTC;F.parse=D.parse;F.now=()=>{W('Date.now',new Error());return n()+s};",
  'D.prototype.constructor=F;globalThis.Date=F;',
  "Math.random=()=>{W('Math.random',new Error());return i=(i+0.37)%1};",
].join('');

/** Returns the module with another clock and other random numbers. */
export function withOtherClock(code: string): string {
  return `${other}(function(Date){${code}\n})(F)`;
}

/** Returns the caller, `Math.random at server.js line 3, column 14`, or null for other console lines. */
export function callerIn(message: string): string | null {
  const found = message.indexOf(mark);
  if (found === -1) return null;
  const [, what = ''] = /^\S+ (new Date|\S+?)(?= |$)/.exec(message.slice(found)) ?? [];
  return `${what} at ${placeIn(message) ?? 'an unknown position'}`;
}
