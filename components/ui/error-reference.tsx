/** What the browser learns of an error of the server. Null for errors in the browser. */
export const digestOf = (error: unknown): string | null =>
  error instanceof Error && 'digest' in error ? String(error.digest) : null

/** Matches the digest in the server's log. Empty for errors in the browser. */
export function ErrorReference({ error }: { error: unknown }) {
  const digest = digestOf(error)
  return digest && <p className="mt-6 text-sm text-muted-foreground">Reference: {digest}</p>
}
