import { hashSource } from './policy/policy.ts'
import { SHUFFLE_SCRIPT } from './policy/shuffle-script.ts'
import { RELEASE } from './paint-first.ts'

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([^]*?)<\/script>/g

/** Data for React and for the loader of chunks, pushed onto a list: the only argument is JSON, which does nothing. */
const PUSH =
  /^(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f|\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\))\.push\(([^]*)\);?$/

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

function isOurs(script: string): boolean {
  if (script === RELEASE || script === SHUFFLE_SCRIPT) return true
  const data = PUSH.exec(script)?.[1]
  return data !== undefined && isJson(data)
}

/**
 * Hashes of the scripts that a page holds by intention. To hash whatever is in there would let a script run that came with
 * a stored text, which is what a policy is for.
 */
export function hashScripts(html: string): string[] {
  const scripts = [...html.matchAll(INLINE_SCRIPT)].map(([, script = '']) => script)
  return [...new Set(scripts.filter(isOurs).map(hashSource))]
}
