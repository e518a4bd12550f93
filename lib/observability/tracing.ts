import 'server-only'
import { context, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, TracerProvider, type ReadableSpan } from '@opentelemetry/sdk-trace'

const EXPORT_INTERVAL_MS = 2_000

/** Attributes about the program. All others are removed: addresses hold tokens, exception messages quote requests. */
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

const withoutQueries = (text: string) => text.replace(ADDRESS, (address) => address.replace(/[?#].*$/, ''))

function redact(attributes: Record<string, unknown> = {}): void {
  for (const [key, value] of Object.entries(attributes)) {
    if (!KEPT.has(key)) delete attributes[key]
    else if (typeof value === 'string') attributes[key] = withoutQueries(value)
  }
}

function redactSpan(span: ReadableSpan): void {
  Object.assign(span, { name: withoutQueries(span.name) })
  redact(span.attributes)
  delete span.status.message
  for (const { attributes } of span.events) redact(attributes)
}

class RedactingProcessor extends BatchSpanProcessor {
  override onEnd(span: ReadableSpan): void {
    redactSpan(span)
    super.onEnd(span)
  }
}

/** Next writes spans only when a provider is registered. `/v1/traces` is appended to `endpoint`. */
export function startTracing(endpoint: string, serviceName: string): TracerProvider {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    spanProcessors: [new RedactingProcessor({ exporter, scheduledDelayMillis: EXPORT_INTERVAL_MS })],
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  trace.setGlobalTracerProvider(provider)
  return provider
}
