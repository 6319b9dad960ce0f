import lookUp from '@photostructure/tz-lookup';

/** The time zone at a place by its IANA name, `America/Chicago`. */
export const zoneAt = ({ lat, lon }: { lat: number; lon: number }): string => lookUp(lat, lon);
