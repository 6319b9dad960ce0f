/** Where one sees which browsers take notifications, and switches them off: the fragment `notifications` on the page of one's data. */
export const notificationsPage = '/account/privacy#notifications';
