// Written by fragment-build from the definitions of fragments, interface.json and sources.json; a build writes it again.
import type {} from '@forecourt/contracts';

declare module '@forecourt/contracts' {
  interface Overlays {
    'mfe-vehicle/dealer-difference': { readonly content: string; readonly dealer: string };
    'mfe-vehicle/email-owner': { readonly listing: string; readonly photos?: boolean; readonly edit?: boolean };
    'mfe-vehicle/make-offer': { readonly listing: string };
    'mfe-vehicle/payment-details': { readonly listing: string };
    'mfe-vehicle/people-done': { readonly listing: string; readonly done: 'message' | 'offer' | 'report' };
    'mfe-vehicle/report-listing': { readonly listing: string };
    'mfe-vehicle/share-listing': { readonly listing: string };
    'mfe-vehicle/vehicle-pictures': true;
    'mfe-vehicle/vehicle-spin': true;
  }
}
