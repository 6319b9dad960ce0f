// Written by fragment-build from the definitions of fragments and sources.json; a build writes it again.
import type {} from '@forecourt/contracts';

declare module '@forecourt/contracts' {
  interface Overlays {
    'mfe-vehicle/dealer-difference': true;
    'mfe-vehicle/email-owner': true;
    'mfe-vehicle/make-offer': true;
    'mfe-vehicle/payment-details': true;
    'mfe-vehicle/people-done': true;
    'mfe-vehicle/report-listing': true;
    'mfe-vehicle/share-listing': true;
    'mfe-vehicle/vehicle-pictures': true;
    'mfe-vehicle/vehicle-spin': true;
  }
}
