export { eventDays, eventFile, eventFiles, eventsFolder, readEvents } from './event-files';
export type { EventSource } from './event-source';
export { ReferenceStore } from './reference-store';
