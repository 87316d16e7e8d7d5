/** The HTML of highlighted code without its colors: what is read elsewhere has no styles for them. */
export function withoutColors(html: string): string {
  return html.replace(/<span class="?code-[^>]*>([^<]*)<\/span>/g, '$1');
}
