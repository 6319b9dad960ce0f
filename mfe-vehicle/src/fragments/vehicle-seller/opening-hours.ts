const names = {
  Mo: 'Monday',
  Tu: 'Tuesday',
  We: 'Wednesday',
  Th: 'Thursday',
  Fr: 'Friday',
  Sa: 'Saturday',
  Su: 'Sunday',
} as const;
const days = Object.keys(names);

/** One line of opening hours: the days, and the hours. */
export type Hours = readonly [days: string, hours: string];

/** Returns opening hours in words from schema.org's `Mo-Fr 09:00-20:00`; other formats are ignored. Days that no line names are closed. */
export function hoursOf(lines: readonly string[]): Hours[] {
  const read = lines.flatMap((line) => {
    const [, from = '', to = from, opens = '', closes = ''] =
      /^([A-Z][a-z])(?:-([A-Z][a-z]))? (\d\d:\d\d)-(\d\d:\d\d)$/.exec(line) ?? [];
    return days.includes(from) && days.includes(to) ? [{ from, to, opens, closes }] : [];
  });
  if (read.length === 0) return [];
  const isOpen = (day: string) =>
    read.some(({ from, to }) => days.indexOf(from) <= days.indexOf(day) && days.indexOf(day) <= days.indexOf(to));
  const told = read.map(
    ({ from, to, opens, closes }): Hours => [
      from === to ? nameOf(from) : `${nameOf(from)} to ${nameOf(to)}`,
      `${timeText(opens)} to ${timeText(closes)}`,
    ],
  );
  return [...told, ...days.filter((day) => !isOpen(day)).map((day): Hours => [nameOf(day), 'Closed'])];
}

const nameOf = (day: string): string => (Object.hasOwn(names, day) ? names[day as keyof typeof names] : day);

/** Returns `20:30` as `8:30 PM`. */
function timeText(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
  return `${hour % 12 === 0 ? 12 : hour % 12}${minutes} ${hour < 12 ? 'AM' : 'PM'}`;
}
