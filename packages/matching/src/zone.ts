import lookUp from '@photostructure/tz-lookup';

/** Returns the IANA name of the time zone at a place, `America/Chicago`. */
export const zoneAt = ({ lat, lon }: { lat: number; lon: number }): string => lookUp(lat, lon);
