export { type RenderedFragment, type RenderOptions, renderFragment } from './render-fragment';
export { installObserver } from './view-observer';
export { violations } from './violations';
