/** The page with the browsers that receive notifications: the fragment `notifications` on the privacy page. */
export const notificationsPage = '/account/privacy#notifications';
