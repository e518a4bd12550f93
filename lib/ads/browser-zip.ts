/** Bytes. More than this is not packed in the browser, where a file is in memory up to twice. */
const MAX_BYTES = 150 * 1024 * 1024

/** Gigabytes. */
const MIN_MEMORY_GB = 2

/**
 * Whether a browser packs files of this many bytes by itself.
 *
 * @param memory gigabytes of the device, as browsers tell it; those that do not tell have enough
 */
export const fitsInBrowser = (bytes: number, memory = MIN_MEMORY_GB): boolean =>
  bytes <= MAX_BYTES && memory >= MIN_MEMORY_GB
