import { answerStandardProblems, shallowBodies } from '@forecourt/service';
import express, { type Express } from 'express';
import { changeEmail, changePassword, confirmEmail } from '../features/account/change-account';
import { accountLink } from '../features/account/links';
import { comeBack, connect, continueWith, openIdRoutes, waysIn } from '../features/account/openid';
import {
  addPasskey,
  changePasskey,
  myPasskeys,
  passkeyOptions,
  passkeySignInOptions,
  signInByPasskey,
} from '../features/account/passkeys';
import { forgotPassword, resetPassword } from '../features/account/reset-password';
import { signInByPassword, signOut } from '../features/account/sign-in';
import { signUp, verify } from '../features/account/sign-up';
import { saveDeal } from '../features/deals/routes';
import { alert, askToConfirm, askToStop, changeAlert, stopByMailProgram } from '../features/emails/links';
import { changeFavourite, myFavourites } from '../features/favourites/routes';
import { feedback, stillInterested } from '../features/feedback/routes';
import { emailOwner } from '../features/leads/routes';
import { eraseMine, exportMine, mine } from '../features/my-data/routes';
import { forgetDevice, pushKey, storeDevice } from '../features/push/devices';
import { changeBrowser, myBrowsers } from '../features/push/notifications';
import { reportListing } from '../features/reports/routes';
import { bookmarks, changeBookmark, saveData, saveSearch, sharedBookmark } from '../features/searches/bookmarks';
import { emailSubscribe } from '../features/searches/subscribe';
import { referenceOf, type Services } from '../features/services';
import { visitor } from '../features/visitor/routes';
import { myMemory, saveWallet } from '../features/wallet/routes';
import { ProblemError } from '../problems';
import { providerPath } from '../sign-in/openid/provider';
import { secondProof } from '../sign-in/second-proof';
import { openApiDocument } from './openapi/document';

/** The interface to what the site keeps of people, a path after the other; each route's docstring says what it takes and answers. */
export function createApp(services: Services): Express {
  const { metrics, logger } = services;
  const app = express();
  app.disable('x-powered-by').disable('etag');
  app.use(metrics.measure(), (_request, response, next) => {
    response.set({ 'X-Content-Type-Options': 'nosniff', 'Cache-Control': 'no-store' });
    next();
  });

  app.use(providerPath, openIdRoutes(services));

  const body = [
    express.json({ limit: '32kb' }),
    express.urlencoded({ extended: false, limit: '32kb' }),
    shallowBodies(8, () => new ProblemError('bad-body', 'The body is nested too deeply.')),
  ];
  const prove = secondProof(services);
  app.post('/account-api/email-subscribe', body, emailSubscribe(services));
  app.post('/account-api/email-owner', body, emailOwner(services));
  app.post('/account-api/report-listing', body, reportListing(services));
  app.post('/account-api/sign-up', body, signUp(services));
  app.post('/account-api/verify', body, verify(services));
  app.post('/account-api/sign-in', body, signInByPassword(services));
  app.get('/account-api/ways', waysIn(services));
  app.get('/account-api/openid/:name', continueWith(services));
  app.get('/account-api/openid/:name/callback', comeBack(services));
  app.post('/account-api/connect', body, connect(services, prove));
  app.post('/account-api/change-password', body, changePassword(services, prove));
  app.post('/account-api/change-email', body, changeEmail(services, prove));
  app.post('/account-api/confirm-email', body, confirmEmail(services));
  app.post('/account-api/passkeys/options', body, passkeyOptions(services, prove));
  app.post('/account-api/passkeys/add', body, addPasskey(services));
  app.post('/account-api/passkeys', body, changePasskey(services, prove));
  app.get('/account-api/mine/passkeys', myPasskeys(services));
  app.post('/account-api/passkey-options', body, passkeySignInOptions(services));
  app.post('/account-api/passkey-sign-in', body, signInByPasskey(services));
  app.post('/account-api/sign-out', body, signOut(services, prove));
  app.post('/account-api/forgot-password', body, forgotPassword(services));
  app.post('/account-api/reset-password', body, resetPassword(services));
  app.get('/account-api/links/:token', accountLink(services));
  app.get('/account-api/searchbookmarks', bookmarks(services));
  app.post('/account-api/searchbookmarks', body, changeBookmark(services));
  app.get('/account-api/searchbookmarks/share-bookmark/:bookmarkId', sharedBookmark(services));
  app.get('/account-api/mine/search', saveData(services));
  app.post('/account-api/search', body, saveSearch(services));
  app.post('/account-api/alerts', body, changeAlert(services));
  app.get('/account-api/alerts/:token', alert(services));
  app.get('/account-api/alerts/:token/confirm', askToConfirm(services));
  app.get('/account-api/alerts/:token/stop', askToStop(services));
  app.post('/account-api/alerts/:token/stop', stopByMailProgram(services));
  app.get('/account-api/visitor', visitor(services));
  app.get('/account-api/mine', mine(services));
  app.get('/account-api/mine/export', exportMine(services));
  app.post('/account-api/mine/delete', body, eraseMine(services, prove));
  app.get('/account-api/mine/memory', myMemory(services));
  app.post('/account-api/favourites', body, changeFavourite(services));
  app.get('/account-api/mine/favourites', myFavourites(services));
  app.post('/account-api/wallet', body, saveWallet(services));
  app.post('/my-wallet/share-dealxg/deals', body, saveDeal(services));
  app.post('/my-wallet/share-dealxg/deals/id/:id', body, saveDeal(services));
  app.get('/account-api/push-key', pushKey(services));
  app.post('/cars-for-sale/consumer-device/browser', body, storeDevice(services));
  app.post('/account-api/push-forget', body, forgetDevice(services));
  app.get('/account-api/mine/notifications', myBrowsers(services));
  app.post('/account-api/notifications', body, changeBrowser(services));
  app.post('/account-api/feedback', body, feedback(services));
  app.post('/cars-for-sale/still-interested/alert', body, stillInterested(services));

  app.get('/healthz', async (_request, response) => {
    referenceOf(services);
    const failure = await services.storage.failure();
    if (failure !== null)
      throw new ProblemError('stores-nothing', `What people send cannot be stored: ${failure}. Make room in DATA_DIR.`);
    response.json({ status: 'ok' });
  });
  app.get('/metrics', metrics.handler());
  const description = openApiDocument();
  app.get('/openapi.json', (_request, response) => void response.json(description));
  app.use((request) => {
    throw new ProblemError('not-found', `The accounts service has no ${request.method} ${request.path}.`);
  });
  app.use(answerStandardProblems({ code: 'accounts', name: 'The accounts service', Problem: ProblemError, logger }));
  return app;
}
