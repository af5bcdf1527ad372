/** Whether a path or URL has the extension of a video file. */
export const isVideoFile = (path: string): boolean => /\.(?:mp4|m4v|mov|webm|ogv|avi|mkv|wmv|3gp)$/i.test(path);
