export { readActivity } from './activity';
export { RendererDeath, type RendererEnd } from './death';
export { factsOf } from './process-clock';
export {
  maxSlotHtml,
  type RenderJob,
  type RenderResult,
  type SideEffect,
  type SlotFailure,
  type SlotFailureReason,
  type SlotJob,
  type SlotList,
  type SlotRender,
} from './protocol';
export { type RendererOptions, RendererProcess } from './renderer-process';
export { systemWalls } from './system-walls';
