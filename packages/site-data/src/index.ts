export { eventDays, eventFile, eventsFolder, readAddedEvents, readEvents } from './event-files';
export { ReferenceStore } from './reference-store';
