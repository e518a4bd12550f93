import type { ReadableSpan } from '@opentelemetry/sdk-trace'

/** What is about the program. All else goes: addresses asked for hold tokens, messages of exceptions quote what was sent. */
const KEPT = new Set([
  'error.type',
  'exception.type',
  'http.method',
  'http.request.method',
  'http.response.status_code',
  'http.route',
  'http.status_code',
  'http.url',
  'next.page',
  'next.rsc',
  'next.segment',
  'next.span_type',
])
const ADDRESS = /https?:\/\/\S+/g

/** Queries of the database hold what people typed. */
const withoutQueries = (text: string) => text.replace(ADDRESS, (address) => address.replace(/[?#].*$/, ''))

function redact(attributes: Record<string, unknown> = {}): void {
  for (const [key, value] of Object.entries(attributes)) {
    if (!KEPT.has(key)) delete attributes[key]
    else if (typeof value === 'string') attributes[key] = withoutQueries(value)
  }
}

/** Leaves of a finished span what says how the program ran, and nothing of who asked for what. */
export function redactSpan(span: ReadableSpan): void {
  Object.assign(span, { name: withoutQueries(span.name) })
  redact(span.attributes)
  delete span.status.message
  for (const { attributes } of span.events) redact(attributes)
}
