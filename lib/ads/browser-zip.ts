/** Bytes. More than this is not packed in the browser, where a file is in memory up to twice. */
const MOST_IN_BROWSER = 150 * 1024 * 1024

/** Gigabytes. */
const ENOUGH_MEMORY = 2

/**
 * Whether a browser packs files of this many bytes by itself.
 *
 * @param memory gigabytes of the device, as browsers tell it; those that do not tell have enough
 */
export const fitsInBrowser = (bytes: number, memory = ENOUGH_MEMORY): boolean =>
  bytes <= MOST_IN_BROWSER && memory >= ENOUGH_MEMORY
