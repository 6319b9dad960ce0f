import { deviceStore } from '@forecourt/device';

/** A shopper's contact details (section 3, "Lead profile"), stored on the device and only at their request. */
export interface LeadProfile {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  isOneClickOptedIn: boolean;
}

/** The stored profile; null unless the shopper chose to store it. */
export const leadProfile = deviceStore<LeadProfile | null>('lead-profile', null, (stored) => {
  if (typeof stored !== 'object' || stored === null) return null;
  const text = (name: string) => {
    const value: unknown = Reflect.get(stored, name);
    return typeof value === 'string' ? value.slice(0, 100) : '';
  };
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email'),
    phone: text('phone'),
    isOneClickOptedIn: Reflect.get(stored, 'isOneClickOptedIn') === true,
  };
});

/** Returns whether a message may be sent with one click: after opt-in, with both names and an email address (R63). */
export function mayOneClick(profile: LeadProfile | null): profile is LeadProfile {
  if (profile === null || !profile.isOneClickOptedIn) return false;
  return [profile.firstName, profile.lastName, profile.email].every((part) => part.trim() !== '');
}
