import { answerStandardProblems, shallowBodies } from '@forecourt/service';
import express, { type Express } from 'express';
import { ProblemError } from '../problems';
import { openApiDocument } from './openapi/document';
import { emailOwner } from './routes/email-owner';
import { emailSubscribe } from './routes/email-subscribe';
import { eraseMine, exportMine, mine } from './routes/mine';
import { reportListing } from './routes/report-listing';
import { forgotPassword, resetPassword } from './routes/reset-password';
import { signInByPassword, signOut } from './routes/sign-in';
import { signUp, verify } from './routes/sign-up';
import { visitor } from './routes/visitor';
import { referenceOf, type Services } from './services';

/** The interface to what the site keeps of people, a path after the other; each route's docstring says what it takes and answers. */
export function createApp(services: Services): Express {
  const { metrics, logger } = services;
  const app = express();
  app.disable('x-powered-by').disable('etag');
  app.use(metrics.measure(), (_request, response, next) => {
    response.set({ 'X-Content-Type-Options': 'nosniff', 'Cache-Control': 'no-store' });
    next();
  });

  const body = [
    express.json({ limit: '32kb' }),
    express.urlencoded({ extended: false, limit: '32kb' }),
    shallowBodies(8, () => new ProblemError('bad-body', 'The body is nested too deeply.')),
  ];
  app.post('/account-api/email-subscribe', body, emailSubscribe(services));
  app.post('/account-api/email-owner', body, emailOwner(services));
  app.post('/account-api/report-listing', body, reportListing(services));
  app.post('/account-api/sign-up', body, signUp(services));
  app.post('/account-api/verify', body, verify(services));
  app.post('/account-api/sign-in', body, signInByPassword(services));
  app.post('/account-api/sign-out', body, signOut(services));
  app.post('/account-api/forgot-password', body, forgotPassword(services));
  app.post('/account-api/reset-password', body, resetPassword(services));
  app.get('/account-api/visitor', visitor(services));
  app.get('/account-api/mine', mine(services));
  app.get('/account-api/mine/export', exportMine(services));
  app.post('/account-api/mine/delete', body, eraseMine(services));

  app.get('/healthz', (_request, response) => {
    referenceOf(services);
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
