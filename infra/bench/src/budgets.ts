/** Every figure that the benchmarks measure, with its budget if the architecture sets one. */

/** `most` and `least` are in the row's unit. */
export interface Row {
  benchmark: BenchmarkName;
  what: string;
  unit: '' | '×' | 'ms' | 's' | 'pages/s' | 'requests/s' | 'rows/s' | 'B' | 'kB' | 'MB' | 'hops';
  digits?: number;
  budget?: { most: number } | { least: number };
}

/** Benchmarks of page composition, and benchmarks of the listings. */
export const pageBenchmarks = [
  'bytes',
  'lab',
  'lighthouse',
  'compose',
  'traffic',
  'peers',
  'slots',
  'deployments',
  'faults',
] as const;
const listingBenchmarks = ['ranking', 'search', 'search-http', 'alerts', 'import', 'rehearsal', 'search-1m'] as const;
export const benchmarkNames = [...pageBenchmarks, ...listingBenchmarks] as const;
export type BenchmarkName = (typeof benchmarkNames)[number];

/** Longest time for which a slot may delay its page, ms; the shell's SLOT_DEADLINE_MS. */
const slotDeadlineMs = 500;

export const rows = {
  'bytes.first-screen': row('bytes', 'HTML up to the end of the fourth listing, brotli', 'kB', { most: 14 }),
  'bytes.html': row('bytes', 'HTML in all, brotli, as sent', 'kB', { most: 25 }),
  'bytes.html-plain': row('bytes', 'HTML in all, unpacked', 'kB'),
  'bytes.inline-script': row('bytes', 'inline script', 'kB', { most: 4 }, 2),
  'bytes.script': row('bytes', 'all script after idle, brotli', 'kB', { most: 125 }),
  'bytes.script-host': row('bytes', 'of that, the host with React and the federation runtime', 'kB'),
  'bytes.css': row('bytes', 'style sheet, brotli as sent', 'kB'),
  'bytes.hops': row('bytes', 'request hops from the HTML to hydration', 'hops', { most: 1 }, 0),
  'bytes.script-requests': row('bytes', 'script requests until hydration', '', undefined, 0),

  'lab.lcp': row('lab', 'largest contentful paint', 'ms', { most: 1000 }, 0),
  'lab.cls': row('lab', 'cumulative layout shift', '', { most: 0.004 }, 4),
  'lab.tbt': row('lab', 'total blocking time, first paint to 5 s', 'ms', { most: 50 }, 0),
  'lab.inp': row('lab', 'slowest event of a click on a filter box', 'ms', { most: 100 }, 0),
  'lab.fcp': row('lab', 'first contentful paint', 'ms', undefined, 0),
  'lab.results': row('lab', 'from the touch on a filter box to the new results', 'ms', { most: 1200 }, 0),
  'lab.early-inp': row('lab', 'slowest event, touched as soon as the filters are there', 'ms', { most: 100 }, 0),
  'lab.early-results': row('lab', 'from that touch to the new results', 'ms', { most: 1200 }, 0),

  'lighthouse.mobile-performance': row('lighthouse', 'mobile: performance', '', { least: 98 }, 0),
  'lighthouse.mobile-accessibility': row('lighthouse', 'mobile: accessibility', '', { least: 98 }, 0),
  'lighthouse.mobile-best-practices': row('lighthouse', 'mobile: best-practices', '', { least: 98 }, 0),
  'lighthouse.mobile-seo': row('lighthouse', 'mobile: seo', '', { least: 98 }, 0),
  'lighthouse.desktop-performance': row('lighthouse', 'desktop: performance', '', { least: 98 }, 0),
  'lighthouse.desktop-accessibility': row('lighthouse', 'desktop: accessibility', '', { least: 98 }, 0),
  'lighthouse.desktop-best-practices': row('lighthouse', 'desktop: best-practices', '', { least: 98 }, 0),
  'lighthouse.desktop-seo': row('lighthouse', 'desktop: seo', '', { least: 98 }, 0),
  'lighthouse.model-mobile-performance': row('lighthouse', 'mobile, a model’s page: performance', '', { least: 98 }, 0),
  'lighthouse.model-mobile-others': row(
    'lighthouse',
    'mobile, a model’s page: the lowest other mark',
    '',
    { least: 98 },
    0,
  ),
  'lighthouse.model-desktop-performance': row(
    'lighthouse',
    'desktop, a model’s page: performance',
    '',
    { least: 98 },
    0,
  ),
  'lighthouse.model-desktop-others': row(
    'lighthouse',
    'desktop, a model’s page: the lowest other mark',
    '',
    { least: 98 },
    0,
  ),
  'lighthouse.article-mobile-performance': row('lighthouse', 'mobile, an article: performance', '', { least: 98 }, 0),
  'lighthouse.article-mobile-others': row(
    'lighthouse',
    'mobile, an article: the lowest other mark',
    '',
    { least: 98 },
    0,
  ),
  'lighthouse.article-desktop-performance': row('lighthouse', 'desktop, an article: performance', '', { least: 98 }, 0),
  'lighthouse.article-desktop-others': row(
    'lighthouse',
    'desktop, an article: the lowest other mark',
    '',
    { least: 98 },
    0,
  ),

  'compose.cpu-ratio': row('compose', 'CPU per page, shell ÷ plain', '×', { most: 0.8 }, 2),
  'compose.rate-ratio': row('compose', 'pages/s, shell ÷ plain', '×', { least: 1.8 }, 2),
  'compose.cpu-ratio-again': row('compose', 'CPU per page that comes again, shell ÷ plain', '×', { most: 0.05 }, 2),
  'compose.rate-ratio-again': row('compose', 'pages/s that come again, shell ÷ plain', '×', undefined, 2),
  'compose.cpu-again': row('compose', 'CPU per page that comes again, shell', 'ms', undefined, 2),
  'compose.cpu-ratio-unchanged': row(
    'compose',
    'CPU per 304 of a page that the visitor has, shell ÷ plain',
    '×',
    { most: 0.03 },
    3,
  ),
  'compose.cpu-unchanged': row('compose', 'CPU per 304, shell', 'ms', undefined, 2),
  'compose.cpu-shell': row('compose', 'CPU per page, shell (all its threads)', 'ms', undefined, 2),
  'compose.cpu-plain': row('compose', 'CPU per page, plain React + Express', 'ms', undefined, 2),
  'compose.rate-shell': row('compose', 'pages/s, shell', 'pages/s'),
  'compose.rate-plain': row('compose', 'pages/s, plain', 'pages/s'),
  'compose.p50-shell': row('compose', 'latency p50, shell', 'ms'),
  'compose.p99-shell': row('compose', 'latency p99, shell', 'ms'),
  'compose.p50-plain': row('compose', 'latency p50, plain', 'ms'),
  'compose.p99-plain': row('compose', 'latency p99, plain', 'ms'),

  'traffic.cpu-ratio': row('traffic', 'CPU per page, shell ÷ plain', '×', { most: 0.45 }, 2),
  'traffic.rate-ratio': row('traffic', 'pages/s, shell ÷ plain', '×', { least: 3.5 }, 2),
  'traffic.cpu-shell': row('traffic', 'CPU per page, shell', 'ms', undefined, 2),
  'traffic.cpu-plain': row('traffic', 'CPU per page, plain', 'ms', undefined, 2),
  'traffic.rate-shell': row('traffic', 'pages/s, shell', 'pages/s'),
  'traffic.rate-plain': row('traffic', 'pages/s, plain', 'pages/s'),
  'traffic.p99-shell': row('traffic', 'latency p99, shell', 'ms'),
  'traffic.p99-plain': row('traffic', 'latency p99, plain', 'ms'),

  'peers.cpu-to-podium': row('peers', 'CPU per page, shell ÷ Podium', '×', { most: 1 }, 2),
  'peers.rate-to-podium': row('peers', 'pages/s, shell ÷ Podium', '×', { least: 1 }, 2),
  'peers.p99-to-podium': row('peers', 'latency p99, shell ÷ Podium', '×', { most: 1 }, 2),
  'peers.cpu-to-next': row('peers', 'CPU per page, shell ÷ Next.js', '×', { most: 1 }, 2),
  'peers.rate-to-next': row('peers', 'pages/s, shell ÷ Next.js', '×', { least: 1 }, 2),
  'peers.p99-to-next': row('peers', 'latency p99, shell ÷ Next.js', '×', { most: 1 }, 2),
  'peers.cpu-shell': row('peers', 'CPU per page, shell', 'ms', undefined, 2),
  'peers.rate-shell': row('peers', 'pages/s, shell', 'pages/s'),
  'peers.p50-shell': row('peers', 'latency p50, shell', 'ms'),
  'peers.p99-shell': row('peers', 'latency p99, shell', 'ms'),
  'peers.cpu-podium': row('peers', 'CPU per page, Podium', 'ms', undefined, 2),
  'peers.rate-podium': row('peers', 'pages/s, Podium', 'pages/s'),
  'peers.p50-podium': row('peers', 'latency p50, Podium', 'ms'),
  'peers.p99-podium': row('peers', 'latency p99, Podium', 'ms'),
  'peers.cpu-next': row('peers', 'CPU per page, Next.js', 'ms', undefined, 2),
  'peers.rate-next': row('peers', 'pages/s, Next.js', 'pages/s'),
  'peers.p50-next': row('peers', 'latency p50, Next.js', 'ms'),
  'peers.p99-next': row('peers', 'latency p99, Next.js', 'ms'),

  'slots.cpu-1': row('slots', 'CPU per page, 1 slot', 'ms', undefined, 2),
  'slots.cpu-5': row('slots', 'CPU per page, 5 slots', 'ms', undefined, 2),
  'slots.cpu-10': row('slots', 'CPU per page, 10 slots', 'ms', undefined, 2),
  'slots.cpu-20': row('slots', 'CPU per page, 20 slots', 'ms', undefined, 2),
  'slots.cpu-one-large': row('slots', 'CPU per page, the content of 20 slots in 1', 'ms', undefined, 2),
  'slots.each': row('slots', 'a further slot with its content', 'ms', undefined, 3),
  'slots.overhead': row('slots', 'of that, for being a slot', 'ms', undefined, 3),

  'ranking.ndcg': row('ranking', 'nDCG@10 of the relevance order', '', { least: 0.7 }, 3),
  'ranking.ndcg-best-other': row('ranking', 'nDCG@10 of the best other order', '', undefined, 3),
  'ranking.moved-by-tiers': row('ranking', 'searches whose order changes with what sellers pay', '', { most: 0 }, 0),
  'ranking.cost': row('ranking', 'CPU of a search by relevance', 'ms', undefined, 2),
  'ranking.cost-of-price': row('ranking', 'CPU of the same by price', 'ms', undefined, 2),
  'ranking.cost-ratio': row('ranking', 'relevance ÷ price', '×', { most: 1.2 }, 2),

  'deployments.heap-each': row('deployments', 'memory kept for each deployment, after collection', 'kB', { most: 10 }),
  'deployments.heap-start': row('deployments', 'heap and buffers of all threads, before', 'MB'),
  'deployments.heap-end': row('deployments', 'heap and buffers of all threads, after', 'MB'),
  'deployments.rss-start': row('deployments', 'resident memory, before', 'MB'),
  'deployments.rss-end': row('deployments', 'resident memory, after', 'MB'),
  'deployments.count': row('deployments', 'deployments', '', undefined, 0),
  'deployments.failed': row('deployments', 'requests that failed', '', { most: 0 }, 0),
  'deployments.incomplete': row('deployments', 'pages that lacked a slot', '', { most: 0 }, 0),
  'deployments.pages': row('deployments', 'pages meanwhile', '', undefined, 0),
  'deployments.live-p50': row('deployments', 'publish and promote to live, p50', 'ms', undefined, 0),
  'deployments.live-p95': row('deployments', 'publish and promote to live, p95', 'ms', undefined, 0),
  'deployments.live-max': row('deployments', 'publish and promote to live, slowest', 'ms', undefined, 0),
  'deployments.promote-p50': row('deployments', 'of that, from promote to live, p50', 'ms', undefined, 0),
  'deployments.promote-max': row('deployments', 'of that, from promote to live, slowest', 'ms', { most: 1000 }, 0),

  'faults.healthy': row('faults', 'page with every fragment in health', 'ms', undefined, 0),
  'faults.looping': row('faults', 'one fragment loops', 'ms', { most: slotDeadlineMs }, 0),
  'faults.throwing': row('faults', 'one fragment throws', 'ms', { most: slotDeadlineMs }, 0),
  'faults.crashing': row('faults', 'one fragment ends its process', 'ms', { most: slotDeadlineMs }, 0),
  'faults.unreachable': row(
    'faults',
    'one version cannot be had: slowest page of the second in which it is waited for',
    'ms',
    { most: slotDeadlineMs },
    0,
  ),
  'faults.hung': row(
    'faults',
    'one source never answers: all other slots are there',
    'ms',
    { most: slotDeadlineMs },
    0,
  ),
  'faults.hung-script': row('faults', 'one source never answers: state and script are there', 'ms', undefined, 0),
  'faults.damaged': row('faults', 'pages that lacked more than that remote fills', '', { most: 0 }, 0),
  'faults.breaker-open': row('faults', 'the looping fragment, once its breaker is open', 'ms', undefined, 0),

  'search.cpu-p50': row('search', 'CPU of a search, p50', 'ms', { most: 1 }, 2),
  'search.cpu-p99': row('search', 'CPU of a search, p99', 'ms', { most: 20 }, 2),
  'search.wall-p50': row('search', 'time of a search, p50', 'ms', undefined, 2),
  'search.wall-p99': row('search', 'time of a search, p99', 'ms', undefined, 2),
  'search.duckdb-p50': row('search', 'CPU p50, DuckDB ÷ ours', '×'),
  'search.duckdb-mean': row('search', 'CPU of the whole mix, DuckDB ÷ ours', '×'),
  'search.restart': row('search', 'from the start of the process to the first answer, out of the store', 's'),
  'search.memory': row('search', 'resident memory, loaded', 'MB', undefined, 0),

  'search-1m.cpu-p50': row('search-1m', 'CPU of a search, p50', 'ms', { most: 3 }, 2),
  'search-1m.cpu-p99': row('search-1m', 'CPU of a search, p99', 'ms', undefined, 2),
  'search-1m.wall-p50': row('search-1m', 'time of a search, p50', 'ms', undefined, 2),
  'search-1m.wall-p99': row('search-1m', 'time of a search, p99', 'ms', undefined, 2),
  'search-1m.duckdb-p50': row('search-1m', 'CPU p50, DuckDB ÷ ours', '×'),
  'search-1m.duckdb-mean': row('search-1m', 'CPU of the whole mix, DuckDB ÷ ours', '×'),
  'search-1m.restart': row('search-1m', 'from the start of the process to the first answer, out of the store', 's'),
  'search-1m.memory': row('search-1m', 'resident memory, loaded', 'MB', undefined, 0),

  'search-http.start': row('search-http', 'first start of the service, out of the store, to the first answer', 's'),
  'search-http.restart': row('search-http', 'restart of the service to the first answer', 's', { most: 3 }),
  'search-http.rate-8': row('search-http', 'searches/s, 8 clients', 'requests/s', undefined, 0),
  'search-http.p50-8': row('search-http', 'latency p50, 8 clients', 'ms'),
  'search-http.p99-8': row('search-http', 'latency p99, 8 clients', 'ms'),
  'search-http.rate-64': row('search-http', 'searches/s, 64 clients', 'requests/s', undefined, 0),
  'search-http.p50-64': row('search-http', 'latency p50, 64 clients', 'ms'),
  'search-http.p99-64': row('search-http', 'latency p99, 64 clients', 'ms'),
  'search-http.loop-64': row('search-http', 'event-loop delay p99, 64 clients', 'ms', { most: 10 }),
  'search-http.cpu-64': row('search-http', 'CPU per search, all threads, 64 clients', 'ms', undefined, 2),
  'search-http.rate-kept': row('search-http', 'searches/s, 64 clients, few searches', 'requests/s', undefined, 0),
  'search-http.p50-kept': row('search-http', 'latency p50, 64 clients, few searches', 'ms'),
  'search-http.p99-kept': row('search-http', 'latency p99, 64 clients, few searches', 'ms'),
  'search-http.loop-kept': row('search-http', 'event-loop delay p99, 64 clients, few searches', 'ms'),

  'alerts.cpu-ratio': row(
    'alerts',
    'CPU to the list of emails, running every search ÷ percolation',
    '×',
    { least: 50 },
    0,
  ),
  'alerts.wall-ratio': row('alerts', 'time to it, running every search ÷ percolation', '×', { least: 50 }, 0),
  'alerts.cpu': row('alerts', 'CPU, percolation', 'ms', undefined, 0),
  'alerts.wall': row('alerts', 'time, percolation', 'ms', undefined, 0),
  'alerts.cpu-all': row('alerts', 'CPU, running every search over the inventory', 's'),
  'alerts.cpu-changed': row('alerts', 'CPU, running every search over what changed only', 's'),
  'alerts.cpu-one': row('alerts', 'CPU of one listing that changed', 'ms', undefined, 2),
  'alerts.put-down': row('alerts', 'time to put all searches down, at the start', 's'),
  'alerts.memory': row('alerts', 'memory of all searches, put down', 'MB', undefined, 0),

  'import.rate': row('import', 'rows/s of a feed, into an empty store', 'rows/s', { least: 15_000 }, 0),
  'import.memory': row('import', 'most resident memory meanwhile', 'MB', { most: 500 }, 0),
  'import.rate-again': row(
    'import',
    'rows/s of the same feed again, compared with what is there',
    'rows/s',
    undefined,
    0,
  ),
  'import.memory-again': row('import', 'most resident memory meanwhile', 'MB', undefined, 0),
  'import.generate': row('import', 'to generate and store 50,000 listings', 's', { most: 10 }),
  'import.generate-memory': row('import', 'most resident memory meanwhile', 'MB', undefined, 0),

  'rehearsal.time': row('rehearsal', 'for 10,000 renders, on all cores', 's', { most: 60 }, 0),
  'rehearsal.cpu': row('rehearsal', 'CPU of a render, with reading and comparing it', 'ms'),
  'rehearsal.differing': row(
    'rehearsal',
    'pages that differ between two builds of the same source',
    '',
    { most: 0 },
    0,
  ),
} satisfies Record<string, Row>;

export type RowId = keyof typeof rows;

function row(benchmark: BenchmarkName, what: string, unit: Row['unit'], budget?: Row['budget'], digits = 1): Row {
  return { benchmark, what, unit, budget, digits };
}
