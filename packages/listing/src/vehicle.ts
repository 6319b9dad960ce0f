import * as z from 'zod';
import { listingSchema, ownerSchema } from './contract';
import { tileListingSchema, tileOwnerSchema } from './tile';

/** Answer of `GET /rest/lsc/listing/{id}`: one vehicle with all that is known of it, and who sells it. */
export const vehicleSchema = z.object({ listing: listingSchema, owner: ownerSchema });

/** Vehicles beside a vehicle: a listing search as far as tiles need it. */
export const similarSchema = z.object({ listings: z.array(tileListingSchema), owners: z.array(tileOwnerSchema) });

export type Vehicle = z.infer<typeof vehicleSchema>;
export type Similar = z.infer<typeof similarSchema>;
