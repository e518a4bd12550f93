/** V8 takes two for each character once one of a text is beyond Latin-1, as a dash. */
export const textBytes = (text: string): number => 2 * text.length

/**
 * The same bytes in memory of their own. Node cuts small buffers from pieces of 64 KB, and whoever keeps one of them keeps the piece.
 */
export function inOwnMemory(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes
  const own = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(own)
  return own
}
