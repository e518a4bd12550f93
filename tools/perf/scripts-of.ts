const SCRIPT = /<script\b[^>]*\bsrc="\/_next\/(static\/[^"?]+)[^>]*>/g

/** Script files of a document, without the `noModule` polyfills, which current browsers do not load. */
export function scriptsOf(html: string): string[] {
  const files = [...html.matchAll(SCRIPT)].flatMap(([tag, file]) =>
    file && !/\bnomodule\b/i.test(tag) ? decodeURIComponent(file) : [],
  )
  return [...new Set(files)]
}
