/* global module */
// Pagefind is an ES module. The configuration's loader turns `import()` into `require()`, which cannot load
// one; this file is loaded by Node itself.
module.exports = () => import('pagefind');
