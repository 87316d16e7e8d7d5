// Change: ejected. Writes no `<meta>`s for the crawler of a search service: the site has its own search, nothing reads them.
export default function SearchMetadata() {
  return null;
}
