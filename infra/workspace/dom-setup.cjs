/** Lets what appears later in a document take as long as on a busy machine: a guard against tests that hang, not a measure. */
const { configure } = require('@testing-library/dom');

configure({ asyncUtilTimeout: 30_000 });
