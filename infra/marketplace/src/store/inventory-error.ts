/** The inventory could not be written as asked; it is as it was before. */
export class InventoryError extends Error {
  override name = 'InventoryError';
}
