// Change: ejected. Shows no pencil: "Edit this page" says it.
export default function IconEdit() {
  return null;
}
