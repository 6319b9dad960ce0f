export * from './criteria';
export * from './distance';
export * from './document';
export * from './facets';
export { labelIndexOf } from './labels';
export * from './match';
export { Percolator } from './percolator';
export * from './places';
export { zoneAt } from './zone';
