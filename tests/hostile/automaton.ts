/* A regular expression as an automaton: a state for each atom, and its possible successors. */

export interface Automaton {
  /** The atom that each state reads, as written: "a", "[^\\s]". */
  reads: string[];
  first: number[];
  follow: number[][];
}

/** A lookahead of a pattern, and whether it is inside a repetition. */
export interface Ahead {
  source: string;
  isRepeated: boolean;
}

interface Part {
  isEmptiable: boolean;
  first: number[];
  last: number[];
}

/**
 * Turns a pattern into an automaton by Glushkov's construction. Supports only the syntax in patterns of the schema,
 * and throws on anything else; ^ and $ read nothing, and lookaheads are returned separately.
 */
export function automatonOf(source: string): { automaton: Automaton; aheads: Ahead[] } {
  const reads: string[] = [];
  const follow: number[][] = [];
  const aheads: Ahead[] = [];
  let at = 0;
  let loops = 0;

  const { first } = alternatives();
  if (at < source.length) throw new Error(`${source.slice(at)} is not read`);
  return { automaton: { reads, first, follow }, aheads };

  function alternatives(): Part {
    let whole = sequence();
    while (source.charAt(at) === '|') {
      at++;
      const other = sequence();
      whole = {
        isEmptiable: whole.isEmptiable || other.isEmptiable,
        first: [...whole.first, ...other.first],
        last: [...whole.last, ...other.last],
      };
    }
    return whole;
  }

  function sequence(): Part {
    let whole = nothing();
    while (at < source.length && !'|)'.includes(source.charAt(at))) whole = joined(whole, repeatedNames());
    return whole;
  }

  /* A repetition is expanded: x{2,4} to xx(?:x(?:x)?)?, x+ to xx*. */
  function repeatedNames(): Part {
    const start = at;
    skipAtom();
    const end = at;
    const [written = '', least = '', isOpen, most] = /^(?:[*+?]|\{(\d+)(?:(,)(\d*))?\})/.exec(source.slice(at)) ?? [];
    const [from, to] =
      written === '*'
        ? [0, Number.POSITIVE_INFINITY]
        : written === '+'
          ? [1, Number.POSITIVE_INFINITY]
          : written === '?'
            ? [0, 1]
            : written === ''
              ? [1, 1]
              : [Number(least), isOpen ? Number(most || Number.POSITIVE_INFINITY) : Number(least)];
    const again = () => {
      at = start;
      const part = atom();
      if (at !== end) throw new Error(`${source} is read in two ways`);
      return part;
    };
    const upTo = (count: number): Part =>
      count === 0 ? nothing() : { ...joined(again(), upTo(count - 1)), isEmptiable: true };
    let whole = nothing();
    for (let count = 0; count < from; count++) whole = joined(whole, again());
    if (to === Number.POSITIVE_INFINITY) {
      loops++;
      const part = again();
      loops--;
      link(part.last, part.first);
      whole = joined(whole, { ...part, isEmptiable: true });
    } else whole = joined(whole, upTo(to - from));
    at = end + written.length;
    return whole;
  }

  function skipAtom(): void {
    const lengths = [reads.length, follow.length, aheads.length];
    atom();
    [reads.length = 0, follow.length = 0, aheads.length = 0] = lengths as [number, number, number];
  }

  function atom(): Part {
    const character = source.charAt(at);
    if (character === '^' || character === '$') {
      at++;
      return nothing();
    }
    const [group] = /^\((?:\?[:=!])?/.exec(source.slice(at)) ?? [];
    if (group !== undefined) {
      at += group.length;
      const start = at;
      const isAhead = group === '(?=' || group === '(?!';
      const lengths = [reads.length, follow.length, aheads.length];
      const inside = alternatives();
      if (isAhead) {
        [reads.length = 0, follow.length = 0, aheads.length = 0] = lengths as [number, number, number];
        aheads.push({ source: source.slice(start, at), isRepeated: loops > 0 });
      }
      at++;
      return isAhead ? nothing() : inside;
    }
    const [read] = /^(?:\[(?:\\.|[^\]\\])*\]|\\u[0-9A-Fa-f]{4}|\\.|[^\\])/.exec(source.slice(at)) ?? [];
    if (read === undefined) throw new Error(`${source.slice(at)} is not read`);
    at += read.length;
    const state = reads.push(read) - 1;
    follow[state] = [];
    return { isEmptiable: false, first: [state], last: [state] };
  }

  function joined(one: Part, other: Part): Part {
    link(one.last, other.first);
    return {
      isEmptiable: one.isEmptiable && other.isEmptiable,
      first: one.isEmptiable ? [...one.first, ...other.first] : one.first,
      last: other.isEmptiable ? [...one.last, ...other.last] : other.last,
    };
  }

  function link(from: number[], to: number[]): void {
    for (const state of from) follow[state] = [...new Set([...(follow[state] ?? []), ...to])];
  }
}

const nothing = (): Part => ({ isEmptiable: true, first: [], last: [] });
