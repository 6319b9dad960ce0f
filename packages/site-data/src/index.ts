export { eventDays, eventFile, eventsFolder, readEvents } from './event-files';
export { ReferenceStore } from './reference-store';
