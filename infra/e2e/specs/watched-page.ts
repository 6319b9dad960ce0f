import { test as base, expect } from '@playwright/test';

/** A page whose console and errors are watched: a warning of React, a refused script or an uncaught error fails the test. */
export const test = base.extend<{ allowedComplaints: RegExp[] }>({
  allowedComplaints: [[], { option: true }],
  page: async ({ page, allowedComplaints }, use) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    await use(page);
    expect(complaints.filter((text) => !allowedComplaints.some((allowed) => allowed.test(text)))).toEqual([]);
  },
});

export { expect };
