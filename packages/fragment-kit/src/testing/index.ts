export { type RenderedFragment, type RenderOptions, renderFragment } from './render-fragment';
export { violations } from './violations';
