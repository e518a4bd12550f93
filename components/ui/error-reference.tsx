/** What a visitor can read to us: the log has a line with the same number. Nothing for what failed in the browser, which is not there. */
export function ErrorReference({ error }: { error: unknown }) {
  const digest = error instanceof Error && 'digest' in error ? String(error.digest) : null
  return digest && <p className="mt-6 text-sm text-muted-foreground">Reference: {digest}</p>
}
