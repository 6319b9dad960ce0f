/** Data about listings that browsers store, for fragments of any remote. In browsers only. */
export * from './compared';
export { type DeviceStore, deviceStore, useDeviceStore } from './device-store';
export { FavouriteForm } from './favourite-form';
export { favouritesPage, favouritesPath, useFavourite, useFavouriteCount } from './favourites';
export { type Answered, fieldsOf, postJson, textOf } from './post-json';
export { type Sent, sendMine } from './send-mine';
export * from './use-wallet';
export * from './view-history';
