/** Matches the digest in the server's log. Empty for errors in the browser. */
export function ErrorReference({ error }: { error: unknown }) {
  const digest = error instanceof Error && 'digest' in error ? String(error.digest) : null
  return digest && <p className="mt-6 text-sm text-muted-foreground">Reference: {digest}</p>
}
