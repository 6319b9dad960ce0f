import { expect, type Page } from '@playwright/test';
import { sentEmail } from './emails';
import { slot } from './results-page';

export const password = 'a long enough password';

/** Creates an account from a page's header through the email's link, which leads back to that page. */
export async function signUp(page: Page, email: string, name: string): Promise<void> {
  const { pathname, search } = new URL(page.url());
  await slot(page, 'account-menu').getByRole('link', { name: 'Sign in' }).click();
  await page.getByRole('link', { name: 'Create a free account' }).click();
  await page.getByRole('textbox', { name: /^Your name/ }).fill(name);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText(/^Check your email: /)).toBeVisible();
  const [link = ''] = /http:\S+\/account\/verify\S+/.exec(await sentEmail('account-', email)) ?? [];
  await page.goto(link);
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await expect(page).toHaveURL(pathname + search);
}
