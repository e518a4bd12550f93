/** Bytes. A logo drawn with paths needs a few thousand. */
const MAX_BYTES = 1024 ** 2
const MAX_ELEMENTS = 10_000

const START = /^\s*(<\?xml[^>]*\?>\s*)?(<!--[\s\S]*?-->\s*)*<(?:[\w.-]+:)?svg[\s>/]/
const ENCODING = /^\s*<\?xml[^>]*encoding\s*=\s*["']([^"']*)/i
const DECLARATION = /<!(?:DOCTYPE|ENTITY)|<\?(?!xml\s)/i
const ACTIVE_ELEMENT =
  /<(?:[\w.-]+:)?(?:script|foreignobject|image|feimage|iframe|audio|video|set|animate\w*)[\s>/]/i
const HREF = /(?:^|[\s:"'])href\s*=\s*(["'])([\s\S]*?)\1/gi
const CSS_REFERENCE = /@import|url\((?!\s*(?:["']|&quot;|&apos;)?\s*#)/i

const PLAIN = 'Export it as a plain SVG without them, or as a PNG.'

/** Null for anything that is not an SVG file. UTF-8 only: in another encoding the checks would read other characters. */
export function readSvg(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return START.test(text) ? text : null
  } catch {
    return null
  }
}

/** Why an SVG is refused; null when it only draws. The renderer loads nothing from outside either. */
export function svgProblem(svg: string): string | null {
  if (svg.length > MAX_BYTES) return 'This SVG is too large. Choose one of up to 1 MB, or a PNG.'
  const encoding = ENCODING.exec(svg)?.[1] ?? 'utf-8'
  if (!/^utf-?8$/i.test(encoding)) return 'This SVG is not saved as UTF-8. Export it anew.'
  if (DECLARATION.test(svg)) return `This SVG has a document type, entities or instructions in it. ${PLAIN}`
  if (ACTIVE_ELEMENT.test(svg)) return `This SVG has scripts, animations, pictures or pages in it. ${PLAIN}`
  const hasLink = [...svg.matchAll(HREF)].some(([, , target]) => !target?.startsWith('#'))
  if (hasLink || CSS_REFERENCE.test(svg)) return `This SVG loads files from elsewhere. ${PLAIN}`
  const elements = svg.match(/<[^/!?]/g)?.length ?? 0
  return elements > MAX_ELEMENTS ? 'This SVG is too detailed for a logo. Export it as a PNG.' : null
}
