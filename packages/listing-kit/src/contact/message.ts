/** Where messages and offers to sellers are posted: the accounts service. */
export const emailOwnerPath = '/account-api/email-owner';

/** The default text of a message to a seller (section 5). */
export const standardComments = 'I would like to confirm that this vehicle is still available.';

/** The text of a message that asks for photographs. */
export const photoComments = 'Could you send me photographs of this vehicle, outside and inside?';
