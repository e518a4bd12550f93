export type SitemapFile = {
  isWellFormed: boolean
  /** Of pages, or of further files when it is an index. */
  addresses: string[]
  /** Of changes and publications. */
  times: string[]
  isIndex: boolean
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const decode = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => ENTITIES[name] ?? '')

const textsOf = (xml: string, tag: string): string[] =>
  [...xml.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, 'g'))].map(([, text = '']) => decode(text.trim()))

/** Every tag is closed in its order, inside of one root. */
function isBalanced(xml: string): boolean {
  const open: string[] = []
  let roots = 0
  for (const [, slash, name = '', rest = ''] of xml.matchAll(/<(\/?)([A-Za-z][\w:.-]*)([^<>]*)>/g)) {
    if (slash) {
      if (open.pop() !== name) return false
    } else if (!rest.endsWith('/')) {
      if (open.length === 0) roots += 1
      open.push(name)
    }
  }
  return open.length === 0 && roots === 1
}

const STRAY_AMPERSAND = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i

/** Reads a file of the sitemap protocol. */
export function readSitemap(xml: string): SitemapFile {
  const isIndex = /<sitemapindex[\s>]/.test(xml)
  return {
    isWellFormed: (isIndex || /<urlset[\s>]/.test(xml)) && isBalanced(xml) && !STRAY_AMPERSAND.test(xml),
    addresses: textsOf(xml, 'loc'),
    times: [...textsOf(xml, 'lastmod'), ...textsOf(xml, 'video:publication_date')],
    isIndex,
  }
}
