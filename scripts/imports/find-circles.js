/**
 * Finds import cycles: the shortest cycle through each file, each once, as `[import, …]`; the last one imports the
 * first file.
 */
export function findCircles(imports) {
  const outgoing = new Map();
  for (const each of imports) outgoing.set(each.from, [...(outgoing.get(each.from) ?? []), each]);
  const circles = new Map();
  for (const file of outgoing.keys()) {
    const circle = wayBack(file, outgoing);
    if (!circle) continue;
    const key = circle
      .map(({ from }) => from)
      .sort()
      .join();
    if (!circles.has(key)) circles.set(key, circle);
  }
  return [...circles.values()];
}

function wayBack(file, outgoing) {
  const seen = new Set();
  let ways = [[]];
  while (ways.length > 0) {
    const longer = [];
    for (const way of ways)
      for (const step of outgoing.get(way.at(-1)?.to ?? file) ?? []) {
        if (step.to === file) return [...way, step];
        if (seen.has(step.to)) continue;
        seen.add(step.to);
        longer.push([...way, step]);
      }
    ways = longer;
  }
  return null;
}
