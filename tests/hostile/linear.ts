import { type Automaton, automatonOf } from './automaton.ts';

/**
 * Why a pattern can take more than linear time; null when it cannot. It can if there are many ways to read a text:
 * if the same characters lead from one state back to itself, from it to another state, and from the other back to
 * itself (Weber and Seidl, 1991: an automaton without such a pair has a bounded number of ways to read any text). A
 * pattern without ^ is tried at every character, so it must not repeat anything; neither must a lookahead inside a
 * repetition.
 */
export function slowness(source: string): string | null {
  const { automaton, aheads } = automatonOf(source);
  const isRepeating = automaton.follow.some((_, state) => reachable(automaton, state).has(state));
  if (!source.startsWith('^') && isRepeating) return 'it is tried at every character';
  for (const ahead of aheads) {
    const reason = slowness(`^(?:${ahead.source})`);
    if (reason !== null) return `${ahead.source}: ${reason}`;
    if (ahead.isRepeated && /[*+]|\{\d+,\}/.test(ahead.source)) return `${ahead.source} is evaluated repeatedly`;
  }
  return ambiguity(automaton);
}

function ambiguity(automaton: Automaton): string | null {
  const { reads, first } = automaton;
  const letters = lettersOf(reads);
  const steps = reads.map((_, state) => letters.map((read) => stepsFrom(automaton, state, read)));
  const after = reads.map((_, state) => reachable(automaton, state));
  const looping = reads.map((_, state) => state).filter((state) => after[state]?.has(state));
  const twice = first.length !== new Set(first).size;
  if (twice) return 'it starts in two ways';
  for (const one of looping)
    for (const other of looping) {
      if (one === other ? isDoubled(one, steps) : after[one]?.has(other) && leads(one, other, steps))
        return `${reads[one]} and ${reads[other]} can share what they read in many ways`;
    }
  return null;
}

type Steps = number[][][];

/* Whether the same characters lead from a state back to itself, from it to the other, and from the other back to itself. */
function leads(one: number, other: number, steps: Steps): boolean {
  return finds([one, one, other], (a, b, c) => a === one && b === other && c === other, steps);
}

/* Whether the same characters lead from a state back to it in two ways. */
function isDoubled(state: number, steps: Steps): boolean {
  const apart: [number, number][] = [];
  finds([state, state], (a, b) => a !== b && apart.push([a, b]) < 0, steps);
  return apart.some((pair) => finds(pair, (a, b) => a === state && b === state, steps));
}

/* Walks from several states at once, all of them reading the same characters. */
function finds(start: number[], isThere: (...states: number[]) => boolean, steps: Steps): boolean {
  const keyOf = (states: number[]) => states.reduce((key, state) => key * steps.length + state, 0);
  const seen = new Set([keyOf(start)]);
  const queue = [start];
  for (let states = queue.pop(); states; states = queue.pop())
    for (let letter = 0; letter < (steps[0]?.length ?? 0); letter++) {
      const choices = states.map((state) => steps[state]?.[letter] ?? []);
      const tuples = choices.reduce<number[][]>(
        (made, next) => made.flatMap((tuple) => next.map((state) => [...tuple, state])),
        [[]],
      );
      for (const tuple of tuples) {
        if (isThere(...(tuple as [number, number, number]))) return true;
        const key = keyOf(tuple);
        if (seen.has(key)) continue;
        seen.add(key);
        queue.push(tuple);
      }
    }
  return false;
}

/* The kinds of characters: for each, the set of atoms that read it. */
function lettersOf(reads: string[]): Set<string>[] {
  const atoms = [...new Set(reads)].map((read) => ({ read, pattern: new RegExp(`^${read}$`, 'su') }));
  const kinds = new Map<string, Set<string>>();
  for (const character of characters) {
    const matching = atoms.filter(({ pattern }) => pattern.test(character)).map(({ read }) => read);
    if (matching.length > 0) kinds.set(String(matching), new Set(matching));
  }
  return [...kinds.values()];
}

const span = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);
/* Every character below U+0300, and those that the patterns name beyond. */
const characters = [...span(0, 0x300), ...span(0x610, 0x620), ...span(0x1ff0, 0x2070), 0xfeff, 0xffff, 0x1f469].map(
  (code) => String.fromCodePoint(code),
);

const stepsFrom = ({ reads, follow }: Automaton, state: number, letter: Set<string>) =>
  (follow[state] ?? []).filter((next) => letter.has(reads[next] ?? ''));

function reachable({ follow }: Automaton, start: number): Set<number> {
  const seen = new Set<number>();
  const queue = [...(follow[start] ?? [])];
  for (let state = queue.pop(); state !== undefined; state = queue.pop()) {
    if (seen.has(state)) continue;
    seen.add(state);
    queue.push(...(follow[state] ?? []));
  }
  return seen;
}
