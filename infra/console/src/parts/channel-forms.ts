/** Forms for channels and flags. */
export { ChangeForm } from './change-form';
export { FlagForm } from './flag-form';
