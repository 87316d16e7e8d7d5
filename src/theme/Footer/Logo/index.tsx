// Change: replaces the original by nothing, as config/footer.ts has no logo; the original was in the scripts of every page, with
// what shows a picture for each color mode.
export default (): null => null;
