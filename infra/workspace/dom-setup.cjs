/** Sets how long tests wait for an element to appear: long enough for a busy machine. It ends tests that hang and measures nothing. */
const { configure } = require('@testing-library/dom');

configure({ asyncUtilTimeout: 30_000 });
