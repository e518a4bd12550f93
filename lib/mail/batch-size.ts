/**
 * Small, because after a kill this many messages wait for the end of their lease and may be sent twice. In its own file,
 * because plain Node loads it in a test.
 */
export const BATCH_SIZE = 4
