const SCRIPT = /<script\b[^>]*\bsrc="\/_next\/(static\/[^"?]+)[^>]*>/g

/**
 * Files of the build that a document names as scripts, each once. Not the polyfills, which are marked `noModule`: no
 * browser of the last eight years fetches them.
 */
export function scriptsOf(html: string): string[] {
  const files = [...html.matchAll(SCRIPT)].flatMap(([tag, file]) =>
    file && !/\bnomodule\b/i.test(tag) ? decodeURIComponent(file) : [],
  )
  return [...new Set(files)]
}
