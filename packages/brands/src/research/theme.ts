import type { Theme } from '@forecourt/contracts';

/** Motorscope: clear, cool and precise. */
export const theme: Theme = {
  '--fc-color-bg': 'light-dark(#ffffff, #0d1219)',
  '--fc-color-surface': 'light-dark(#ffffff, #151c26)',
  '--fc-color-sunken': 'light-dark(#f5f7fa, #121922)',
  '--fc-color-raised': 'light-dark(#ffffff, #1b2431)',
  '--fc-color-text': 'light-dark(#0f1724, #eef2f8)',
  '--fc-color-muted': 'light-dark(#566174, #a3afc1)',
  '--fc-color-border': 'light-dark(#e4e8ee, #27313f)',
  '--fc-color-control': 'light-dark(#868fa0, #6c788b)',
  '--fc-color-primary': 'light-dark(#1c4fd6, #93b4ff)',
  '--fc-color-primary-strong': 'light-dark(#153da8, #b4cbff)',
  '--fc-color-on-primary': 'light-dark(#ffffff, #071a4a)',
  '--fc-color-primary-soft': 'light-dark(#edf2fe, #1a294b)',
  '--fc-color-on-primary-soft': 'light-dark(#163b9e, #c6d7ff)',
  '--fc-color-accent': 'light-dark(#1c4fd6, #93b4ff)',
  '--fc-color-on-accent': 'light-dark(#ffffff, #071a4a)',
  '--fc-color-link': 'light-dark(#1c4fd6, #93b4ff)',
  '--fc-color-focus': 'light-dark(#0b2f9c, #dbe6ff)',
  '--fc-color-header': 'light-dark(#ffffff, #0d1219)',
  '--fc-color-on-header': 'light-dark(#0f1724, #eef2f8)',
  '--fc-color-footer': 'light-dark(#f5f7fa, #0a0e14)',
  '--fc-color-on-footer': 'light-dark(#0f1724, #eef2f8)',
};
