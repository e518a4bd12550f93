/** The browser holds each file in memory up to twice while it builds the zip. */
const MAX_BYTES = 150 * 1024 * 1024

const MIN_MEMORY_GB = 2

/**
 * @param memory device memory in GB as `navigator.deviceMemory` reports it; browsers without it count as large
 * enough
 */
export const fitsInBrowser = (bytes: number, memory = MIN_MEMORY_GB): boolean =>
  bytes <= MAX_BYTES && memory >= MIN_MEMORY_GB
