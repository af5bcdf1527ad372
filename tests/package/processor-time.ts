import { readdirSync, readFileSync } from 'node:fs';

/** The seconds of processor that a process and all that it has started have taken so far (Linux). */
export function processorTime(pid: number): number {
  const processes = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((name) => [Number(name), fieldsOf(name)]),
  );
  const isBelow = (each: number): boolean => each === pid || (each > 1 && isBelow(processes.get(each)?.[1] ?? 0));
  // Its own time, and that of its children that have ended, both as program and as kernel, in hundredths.
  const times = [...processes].flatMap(([each, fields]) => (isBelow(each) ? fields.slice(11, 15) : []));
  return times.reduce((sum, time) => sum + time, 0) / 100;
}

/* The fields after the name in /proc/PID/stat; none when the process has ended. */
function fieldsOf(pid: string): number[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ').map(Number) ?? [];
  } catch {
    return [];
  }
}
