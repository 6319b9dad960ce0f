/** A way to make the HTML of results and filters: components with tiles never rendered before, with tiles in the cache, or template literals. */
export type Way = 'never' | 'seen' | 'literals';

/** CPU of a render, ms, and the ratios of the rounds. */
export type Rendered = Readonly<Record<Way | 'toLiterals' | 'ofSeen', number>>;
