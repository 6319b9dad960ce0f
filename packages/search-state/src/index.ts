export * from './derived';
export * from './intent';
export * from './reference';
export * from './state';
