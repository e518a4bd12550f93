/** Bytes. More than this is not packed in the browser, where a file is in memory up to twice. */
export const MOST_IN_BROWSER = 150 * 1024 * 1024
