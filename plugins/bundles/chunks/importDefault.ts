/** What `@docusaurus/utils-common` takes of tslib, which as CommonJS cannot be shaken and is 4 KB in every page. */
export function __importDefault(module: {__esModule?: boolean}): {default: unknown} {
  return module.__esModule ? (module as {default: unknown}) : {default: module};
}
