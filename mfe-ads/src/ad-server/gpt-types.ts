/** The part of Google Publisher Tag that is used, as its reference describes it. */
export interface GptSlot {
  addService(service: GptPubAds): GptSlot;
  setTargeting(name: string, value: string): GptSlot;
  clearTargeting(): GptSlot;
  setCollapseEmptyDiv(collapse: boolean): GptSlot;
  getSlotElementId(): string;
}

export interface GptPubAds {
  disableInitialLoad(): void;
  enableSingleRequest(): boolean;
  setPrivacySettings(settings: { nonPersonalizedAds: boolean }): GptPubAds;
  refresh(slots: readonly GptSlot[]): void;
  addEventListener(
    type: 'slotRenderEnded',
    listener: (event: { slot: GptSlot; isEmpty: boolean; creativeId?: number | null }) => void,
  ): GptPubAds;
}

export interface Googletag {
  cmd: { push(command: () => void): unknown };
  pubads(): GptPubAds;
  defineSlot(unit: string, sizes: readonly (readonly [number, number] | 'fluid')[], elementId: string): GptSlot | null;
  enableServices(): void;
  display(slot: GptSlot): void;
  destroySlots(slots: readonly GptSlot[]): boolean;
}

declare global {
  interface Window {
    googletag?: Googletag | { cmd: (() => void)[] };
  }
}
