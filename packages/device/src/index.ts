/** What browsers remember of listings, and how fragments of any remote read it. In browsers only. */
export * from './compared';
export { type DeviceStore, deviceStore, useDeviceStore } from './device-store';
export { FavouriteForm } from './favourite-form';
export { favouritesPage } from './favourites';
export { type Answered, fieldsOf, postJson, textOf } from './post-json';
export * from './seen';
export { type Kept, sendMine } from './send-mine';
export * from './use-wallet';
