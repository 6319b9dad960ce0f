import type { Capture } from '../search-page/account';
import { hidden } from './controls';
import { e, maybe } from './html';

const capture = ({ signIn, fields, title, terms }: Capture, id: string): string =>
  `${maybe(signIn, (href) => `<p class="savef"><a href="${e(href)}">Sign up for alerts</a> and save as many searches as you like, or leave your email address:</p>`)}<form class="save6" action="/account-api/email-subscribe" method="post">${hidden(fields)}<p class="save7">Get an email when new vehicles match <strong class="save9">${e(title)}</strong></p>${maybe(terms, (text) => `<p class="save8">${e(text)}</p>`)}<div class="savea"><div class="field"><label class="fieldlabel icon0 led" data-icon="mail">Email<span aria-hidden="true"> *</span><input type="email" maxlength="45" autocomplete="email" required class="control" name="emailAddress"/></label></div><button type="submit" data-enhance="" class="button primary saveb">Subscribe</button></div><p class="save8">At most one email a day. Unsubscribe any time. <a href="/privacy">Privacy</a></p><div aria-hidden="true" class="savec"><label for="${id}">Leave this field empty</label><input id="${id}" tabindex="-1" autocomplete="off" name="textPot"/></div></form>`;

export const saveSearch = (words: Capture): string =>
  `<section aria-label="Save this search" class="save0"><p class="icon0 save1" data-icon="bell">${words.pitch}</p><details class="save2"><summary class="icon0 button save3" data-icon="heart">Save Search</summary>${capture(words, 'save-pot')}</details><button type="button" title="Close" data-enhance="" aria-label="Close" class="icon0 round small save4" data-icon="close"></button></section>`;

export const subscribeBox = (words: Capture): string =>
  `<section aria-labelledby="subscribe" class="first0"><h2 id="subscribe" class="icon0 first1" data-icon="bell">Be the first to know</h2>${capture(words, 'subscribe-pot')}<button type="button" title="Close, and do not ask again" data-enhance="" aria-label="Close, and do not ask again" class="icon0 round small first2" data-icon="close"></button></section>`;

export const feedback = ({ brand, here }: { brand: string; here: string }): string =>
  `<section aria-labelledby="feedback" class="asks0"><h2 id="feedback">Did you find what you were looking for?</h2><div role="status"></div><form action="/account-api/feedback" method="post"><input type="hidden" name="brand" value="${brand}"/><input type="hidden" name="refUrl" value="${e(here)}"/><button type="submit" value="yes" class="button small" data-enhance="" name="answer">Yes</button><button type="submit" value="no" class="button small" data-enhance="" name="answer">No</button></form></section>`;
