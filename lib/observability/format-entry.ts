import type { Entry } from './entry'
import type { ErrorDescription } from './describe-error'

/** One line for whatever collects them. What every line says comes first, and no field can stand in for it. */
export const toJson = ({ fields, ...entry }: Entry): string =>
  JSON.stringify({ ...entry, ...fields, ...entry })

const pair = ([key, value]: [string, unknown]) => `${key}=${String(value)}`

function sayError({ name, at = [], cause, ...rest }: ErrorDescription): string[] {
  const head = [name, ...Object.entries(rest).map(pair)].join(' ')
  const [first, ...more] = cause ? sayError(cause) : []
  return [head, ...at.map((place) => `  at ${place}`), ...(first ? [`because of ${first}`, ...more] : [])]
}

/** For the eyes of whoever works on it. */
export function toText({ time, level, event, request, fields, error }: Entry): string {
  const head = [time.slice(11, 19), level.padEnd(5), event, ...Object.entries(fields).map(pair)]
  if (request) head.push(`request=${request.slice(0, 8)}`)
  return [head.join(' '), ...(error ? sayError(error).map((line) => `    ${line}`) : [])].join('\n')
}
