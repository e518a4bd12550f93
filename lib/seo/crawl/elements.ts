import type { DefaultTreeAdapterMap } from 'parse5'

type Node = DefaultTreeAdapterMap['node']
type Element = DefaultTreeAdapterMap['element']

export const isElement = (node: Node): node is Element => 'tagName' in node

export const attributesOf = ({ attrs }: Element): Map<string, string> =>
  new Map(attrs.map(({ name, value }) => [name, value]))

/** Null for an address of another site, and for what is no address of a page, as 'mailto:' and 'tel:'. */
export function pathOnSite(address: string, base: string): string | null {
  const url = URL.parse(address, base)
  return url && url.origin === new URL(base).origin ? url.pathname : null
}

/** The file that the image optimizer draws from: asking for it costs the server nothing. */
export function pictureOf(source: string, base: string): string {
  const url = URL.parse(source, base)
  return (url?.pathname === '/_next/image' && url.searchParams.get('url')) || source
}
