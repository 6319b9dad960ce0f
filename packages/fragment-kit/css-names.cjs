/** Stands for a CSS module: every class is called what it is called in the source. */
module.exports = new Proxy(
  { __esModule: true },
  { get: (target, name) => (name === 'default' ? module.exports : (target[name] ?? name)) },
);
