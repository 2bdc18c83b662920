/**
 * An element of the prerendered page, or what has taken its place: React renders a part anew when it finds
 * other markup than was prerendered, as on a page that is translated or that an extension has added to.
 * @returns undefined while there is neither
 */
export function replaceable<Kind extends Element>(element: Kind): () => Kind | undefined {
  const alike = document.getElementsByClassName(element.className);
  const index = [...alike].indexOf(element);
  return () => (element.isConnected ? element : (alike[index] as Kind | undefined));
}
