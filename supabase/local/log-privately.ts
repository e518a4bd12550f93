/** Keeps only the stack and code of an error. Its other properties may contain parameters with personal data. */
function withoutDetails(value: unknown): unknown {
  if (!(value instanceof Error)) return value
  const code = 'code' in value && value.code ? ` [${String(value.code)}]` : ''
  return `${value.stack ?? String(value)}${code}`
}

/** Supabase Lite logs failed statements with their parameters. This removes such details from logged errors. */
export function logPrivately(target: Pick<Console, 'error' | 'warn' | 'log'> = console): void {
  for (const method of ['error', 'warn', 'log'] as const) {
    const write = target[method].bind(target)
    target[method] = (...values: unknown[]) => write(...values.map(withoutDetails))
  }
}
