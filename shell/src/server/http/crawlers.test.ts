import { isCrawler } from './crawlers';

test.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/116.0.1938.76 Safari/537.36',
  'AdsBot-Google (+http://www.google.com/adsbot.html)',
  'Mozilla/5.0 (compatible; archive.org_bot +http://archive.org/details/archive.org_bot)',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
])('R14 %s is a crawler', (userAgent) => expect(isCrawler(userAgent)).toBe(true));

test.each([
  [
    'a browser',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
  ],
  ['curl', 'curl/8.5.0'],
  ['a probe of Kubernetes', 'kube-probe/1.31'],
  ['a load balancer', 'ELB-HealthChecker/2.0'],
  ['a load balancer', 'GoogleHC/1.0'],
  ['a monitor', 'Mozilla/5.0+(compatible; UptimeRobot/2.0; http://www.uptimerobot.com/)'],
  ['a monitor', 'Pingdom.com_bot_version_1.4_(http://www.pingdom.com/)'],
  ['Prometheus', 'Prometheus/2.53.0'],
  [
    'a browser without a window',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/131.0.0.0 Safari/537.36',
  ],
  ['a word that holds a crawler’s name', 'notgooglebots/1.0'],
  ['nothing', ''],
  ['nobody', undefined],
])('R14 %s is no crawler (%s)', (_who, userAgent) => expect(isCrawler(userAgent)).toBe(false));
