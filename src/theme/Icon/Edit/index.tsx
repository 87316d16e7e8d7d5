/** Replaces the theme's pencil: "Edit this page" says it. */
export default function IconEdit() {
  return null;
}
