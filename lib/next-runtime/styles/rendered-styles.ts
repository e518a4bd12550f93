import 'server-only'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { changeText, textOf } from '@/lib/next-runtime/change-text'
import { POLICY_HEADER } from '../policy/base-policy'
import { inlineRenderedStyles, readFromBuild } from './inline-styles'

/** In the policy of a page that is rendered for one request; a stored page has none. */
const NONCE = /'nonce-([^']+)'/

/** Null for what is no such page, such as one that Next fetches from itself, compressed, after a rewrite. */
function nonceOf(response: ServerResponse, begin: unknown): string | null {
  if (!String(response.getHeader('content-type')).startsWith('text/html')) return null
  if (!textOf(begin)?.startsWith('<!DOCTYPE html>')) return null
  return NONCE.exec(String(response.getHeader(POLICY_HEADER)))?.[1] ?? null
}

/**
 * Pages that are rendered for one request get their styles as stored ones do, so that their first paint waits for no other file.
 * They are sent whole, because what is used is known at the end.
 *
 * @param isInParts for pages that show a part while they wait for another
 */
export function styleRenderedPages(buildDir: string, isInParts: (request: IncomingMessage) => boolean): void {
  const read = readFromBuild(buildDir)
  changeText((request, response) => {
    const chunks: Buffer[] = []
    let nonce: string | null | undefined
    return (chunk, isLast) => {
      if (nonce === undefined) nonce = isInParts(request) ? null : nonceOf(response, chunk)
      if (nonce === null) return chunk
      if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk as Buffer))
      if (!isLast) return ''
      const known = nonce
      // The compression ends once more.
      nonce = null
      return inlineRenderedStyles(Buffer.concat(chunks).toString(), read, known)
    }
  })
}
