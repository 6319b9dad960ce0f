/** Sources whose answers the layout writes into the page once, for every podlet: nearly all of them read them. */
export const inPage = ['listing'];
