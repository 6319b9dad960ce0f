/** Sources whose answers the layout writes into the page once, for all podlets, because nearly all of them read these. */
export const inPage = ['listing'];
