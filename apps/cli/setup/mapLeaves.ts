/** A copy of a tree of texts. @param change gets a text, and its names with dots between them */
export function mapLeaves<Tree extends object>(
  tree: Tree,
  change: (leaf: string, place: string) => string,
  above = '',
): Tree {
  const entries = Object.entries(tree).map(([name, value]) => {
    const place = above + name;
    return [
      name,
      typeof value === 'object' ? mapLeaves(value, change, `${place}.`) : change(value, place),
    ];
  });
  return Object.fromEntries(entries) as Tree;
}
