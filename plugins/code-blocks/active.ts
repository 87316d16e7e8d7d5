let active = false;

/** Notes that the site has the plugin, whose component shows what the rehype plugin makes. */
export const activate = () => (active = true);

/** @throws Error when the configuration lacks the plugin: its blocks would be empty */
export function requireActive(): void {
  if (!active) {
    throw new Error('highlightCode needs plugins/code-blocks among the plugins of docusaurus.config.ts');
  }
}
