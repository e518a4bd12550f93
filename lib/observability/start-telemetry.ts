import 'server-only'
import { context, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, TracerProvider, type ReadableSpan } from '@opentelemetry/sdk-trace'
import { redactSpan } from './redact-span'

/** Milliseconds for which finished spans are gathered. */
const SEND_EVERY = 2_000

class DiscreetProcessor extends BatchSpanProcessor {
  override onEnd(span: ReadableSpan): void {
    redactSpan(span)
    super.onEnd(span)
  }
}

/**
 * Sends what Next traces – requests, renders, fetches – to a collector of the OpenTelemetry protocol. Next writes spans for
 * whatever provider there is, and none where there is none.
 *
 * @param endpoint address of the collector, to which `/v1/traces` is added
 */
export function startTelemetry(endpoint: string, serviceName: string): TracerProvider {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    spanProcessors: [new DiscreetProcessor({ exporter, scheduledDelayMillis: SEND_EVERY })],
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  trace.setGlobalTracerProvider(provider)
  process.once('SIGTERM', () => void provider.shutdown())
  return provider
}
