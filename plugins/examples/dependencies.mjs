/**
 * A loader of the bundler that changes nothing: the page is compiled again when a file that it depends on changes.
 *
 * @param {string} text
 * @this {{resourcePath: string, getOptions(): {findDependencies(page: string): string[]}, addDependency(file: string): void}}
 */
export default function addDependencies(text) {
  const {findDependencies} = this.getOptions();
  findDependencies(this.resourcePath).forEach((file) => this.addDependency(file));
  return text;
}
