// Change: ejected. Shows no arrow: the links elsewhere are names that everyone knows, or say where they lead.
export default function IconExternalLink() {
  return null;
}
