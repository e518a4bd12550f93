import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage, ServerResponse } from 'node:http'

export type RequestContext = {
  id: string
  method: IncomingMessage['method']
  response: ServerResponse
  isActionRead?: boolean
  isDatabaseSilent?: boolean
  isUnverified?: boolean
}

/** On `globalThis`, because Next bundles `instrumentation.ts` and the pages apart, each with a copy of this module. */
export const requestStore = ((globalThis as Record<symbol, unknown>)[Symbol.for('fieldlight.requests')] ??=
  new AsyncLocalStorage<RequestContext>()) as AsyncLocalStorage<RequestContext>

/** Timers that a request starts, as those of the mail sender, are in its context for good, so a request that is answered does not count. */
function currentRead(): RequestContext | null {
  const context = requestStore.getStore()
  if (!context || context.response.writableEnded || context.response.destroyed) return null
  return context.method === 'GET' || context.method === 'HEAD' ? context : null
}

/** Whether somebody waits for a page. False in jobs, at build, and while a form is sent. */
export const isReading = (): boolean => currentRead() !== null

/** The database took a question of the current request and gave no answer in time. */
export function noteSilentDatabase(): void {
  const context = requestStore.getStore()
  if (context) context.isDatabaseSilent = true
}

/** Next renders a page that failed again. The second time nobody waits for a database that was silent the first time. */
export const wasDatabaseSilent = (): boolean => currentRead()?.isDatabaseSilent ?? false

/** The guard of the portal got no answer about who asks. */
export function noteUnverified(): void {
  const context = requestStore.getStore()
  if (context) context.isUnverified = true
}

export const isUnverified = (): boolean => requestStore.getStore()?.isUnverified ?? false
