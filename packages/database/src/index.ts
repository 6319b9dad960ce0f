export type { ColumnType, Engine } from './engine';
export { engineAt, engineOf } from './engines';
export { type Moved, type MovedTable, moveDatabase } from './move';
export { type OpenOptions, openDatabase, sharedAdvice } from './open';
export { type ConnectOptions, connectPostgres } from './postgres';
export { anyOf, rowsOf } from './rows';
export { transact } from './transact';
