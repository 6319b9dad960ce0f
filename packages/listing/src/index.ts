export * from './contract';
export * from './links';
export * from './packed-view';
export * from './shown';
export * from './sources';
export * from './tile';
export * from './vehicle';
