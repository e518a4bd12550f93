/** Null when the body is longer than `limit` bytes; the rest is not read. */
export async function readText({ body }: Pick<Request, 'body'>, limit: number): Promise<string | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.byteLength
    if (size > limit) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}
