/**
 * Messages that a server sends side by side. Small, because one that is killed leaves that many to wait for the end of their
 * lease, and to come again under their id where it did not hear that they were taken.
 */
export const BATCH_SIZE = 4
