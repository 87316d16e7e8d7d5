/* global module */
// These are ES modules. The configuration's loader turns `import()` into `require()`, which cannot load one;
// this file is loaded by Node itself.
module.exports = async () => ({
  unified: (await import('unified')).unified,
  rehypeParse: (await import('rehype-parse')).default,
  rehypeRemark: (await import('rehype-remark')).default,
  remarkGfm: (await import('remark-gfm')).default,
  remarkStringify: (await import('remark-stringify')).default,
});
