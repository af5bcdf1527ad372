/**
 * Finds import cycles: the shortest cycle through each file, each once, as `[import, …]`; the last one imports the
 * first file.
 */
export function findCycles(imports) {
  const outgoing = new Map();
  for (const each of imports) outgoing.set(each.from, [...(outgoing.get(each.from) ?? []), each]);
  const cycles = new Map();
  for (const file of outgoing.keys()) {
    const cycle = pathBack(file, outgoing);
    if (!cycle) continue;
    const key = cycle
      .map(({ from }) => from)
      .sort()
      .join();
    if (!cycles.has(key)) cycles.set(key, cycle);
  }
  return [...cycles.values()];
}

function pathBack(file, outgoing) {
  const seen = new Set();
  let paths = [[]];
  while (paths.length > 0) {
    const longer = [];
    for (const path of paths)
      for (const step of outgoing.get(path.at(-1)?.to ?? file) ?? []) {
        if (step.to === file) return [...path, step];
        if (seen.has(step.to)) continue;
        seen.add(step.to);
        longer.push([...path, step]);
      }
    paths = longer;
  }
  return null;
}
