import { readdirSync, readFileSync } from 'node:fs';

/** The CPU time of a process and all its descendants so far, in seconds (Linux). */
export function processorTime(pid: number): number {
  const processes = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((name) => [Number(name), fieldsOf(name)]),
  );
  const isBelow = (each: number): boolean => each === pid || (each > 1 && isBelow(processes.get(each)?.[1] ?? 0));
  // The user and kernel time of the process and of its ended children, in hundredths of a second.
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
