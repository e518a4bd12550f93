/** An error as its stack and code. What hangs on it besides may be a statement's parameters: what a visitor typed. */
function withoutDetails(value: unknown): unknown {
  if (!(value instanceof Error)) return value
  const code = 'code' in value && value.code ? ` [${String(value.code)}]` : ''
  return `${value.stack ?? String(value)}${code}`
}

/** Lite logs failed statements whole. From here on errors reach the log of this process without their details. */
export function logPrivately(target: Pick<Console, 'error' | 'warn' | 'log'> = console): void {
  for (const method of ['error', 'warn', 'log'] as const) {
    const write = target[method].bind(target)
    target[method] = (...values: unknown[]) => write(...values.map(withoutDetails))
  }
}
