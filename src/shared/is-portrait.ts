/** Whether a picture is taller than it is wide; one whose size nobody knows is not. */
export const isPortrait = ({ width = 0, height = 0 }: { width?: number; height?: number }): boolean => height > width;
