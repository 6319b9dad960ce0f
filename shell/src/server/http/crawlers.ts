/**
 * Robots that index pages or preview links, by the names that they give themselves. A list instead of a guess: programs that check the
 * site's health (curl, kube-probe, a monitor that calls itself a bot) have to get the pages that people get.
 */
const crawlers = [
  ...['googlebot', 'google-inspectiontool', 'storebot-google', 'adsbot-google', 'mediapartners-google', 'googleother'],
  ...['bingbot', 'bingpreview', 'adidxbot', 'slurp', 'duckduckbot', 'applebot', 'amazonbot'],
  ...['baiduspider', 'yandexbot', 'sogou', 'petalbot', 'seznambot', 'naverbot', 'yeti', 'qwantify', 'mojeekbot'],
  ...[
    'facebookexternalhit',
    'meta-externalagent',
    'twitterbot',
    'linkedinbot',
    'pinterestbot',
    'slackbot',
    'discordbot',
  ],
  ...['telegrambot', 'whatsapp', 'redditbot'],
  ...['gptbot', 'oai-searchbot', 'claudebot', 'perplexitybot', 'bytespider', 'ccbot', 'archive.org_bot'],
  ...['ahrefsbot', 'semrushbot', 'mj12bot', 'dotbot'],
];
/** Matches a name only as a whole word. */
const named = new RegExp(
  `(?:^|[^a-z0-9])(?:${crawlers.map((name) => name.replaceAll('.', '\\.')).join('|')})(?![a-z0-9])`,
  'i',
);

/** Whether a request comes from a crawler, by its User-Agent (R14). */
export function isCrawler(userAgent: string | undefined): boolean {
  return userAgent !== undefined && named.test(userAgent);
}
