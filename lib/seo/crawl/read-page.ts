import { type DefaultTreeAdapterMap, html, parse } from 'parse5'
import { attributesOf, isElement, pathOnSite, pictureOf } from './elements'

type Node = DefaultTreeAdapterMap['node']
type Element = DefaultTreeAdapterMap['element']

/** What a crawler keeps of one page. Addresses on the site are paths without query. */
export type PageFacts = {
  title: string | null
  description: string | null
  /** As written in the page. */
  canonical: string | null
  robots: string | null
  /** Of the `main` element. */
  words: number
  /** Pages that links lead to, each once. */
  links: string[]
  /** Pictures, films and captions on this site, each once, with the one that shared links show. */
  pictures: string[]
  /** Pictures that say nothing to people who cannot see them. */
  unnamed: string[]
  /** Text of each block of structured data. */
  data: string[]
}

const contains = (element: Element, tagName: string): boolean =>
  element.childNodes.some((node) => isElement(node) && (node.tagName === tagName || contains(node, tagName)))

/** What a walk through the document knows of the place it is at. */
type Place = { isInMain: boolean; isInArticle: boolean; isDecoration: boolean }

const SILENT = new Set(['script', 'style', 'template', 'noscript'])
const WORD = /\p{L}[\p{L}\p{N}'’-]*/gu

const textOf = (element: Element): string =>
  element.childNodes
    .map((node) => ('value' in node ? node.value : isElement(node) ? textOf(node) : ''))
    .join('')

/**
 * Reads a page as a crawler without scripts does.
 *
 * @param url the page's own address, which relative ones are resolved against
 */
export function readPage(text: string, url: string): PageFacts {
  const page = { title: null, description: null, canonical: null, robots: null } as Pick<
    PageFacts,
    'title' | 'description' | 'canonical' | 'robots'
  >
  const links = new Set<string>()
  const pictures = new Set<string>()
  const unnamed = new Set<string>()
  const data: string[] = []
  let words = 0

  const add = (set: Set<string>, address: string | undefined) => {
    const path = address === undefined ? null : pathOnSite(address, url)
    if (path !== null) set.add(path)
  }

  const addPicture = (source: string | undefined) => {
    if (source) add(pictures, pictureOf(source, url))
  }

  const readImage = (attributes: Map<string, string>, place: Place) => {
    const source = pictureOf(attributes.get('src') ?? '', url)
    addPicture(attributes.get('src'))
    const alt = attributes.get('alt')
    const saysNothing = alt === undefined || (alt.trim() === '' && place.isInArticle && !place.isDecoration)
    if (saysNothing) unnamed.add(pathOnSite(source, url) ?? source)
  }

  const readElement = (element: Element, place: Place): Place | null => {
    const attributes = attributesOf(element)
    switch (element.tagName) {
      case 'title':
        // An <svg> has titles of its own.
        if (element.namespaceURI === html.NS.HTML) page.title ??= textOf(element).trim()
        return null
      case 'meta':
        if (attributes.get('name') === 'description') page.description ??= attributes.get('content') ?? ''
        if (attributes.get('name') === 'robots') page.robots ??= attributes.get('content') ?? ''
        if (attributes.get('property') === 'og:image') addPicture(attributes.get('content'))
        break
      case 'link':
        if (attributes.get('rel') === 'canonical') page.canonical ??= attributes.get('href') ?? ''
        break
      case 'a':
        add(links, attributes.get('href'))
        break
      case 'img':
        readImage(attributes, place)
        break
      case 'video':
        addPicture(attributes.get('poster'))
        add(pictures, attributes.get('src'))
        break
      case 'source':
      case 'track':
        add(pictures, attributes.get('src'))
        break
      case 'script':
        if (attributes.get('type') === 'application/ld+json') data.push(textOf(element))
        break
    }
    if (SILENT.has(element.tagName)) return null
    return {
      isInMain: place.isInMain || element.tagName === 'main',
      // In a list of articles a picture stands beside its title.
      isInArticle: place.isInArticle || (element.tagName === 'article' && contains(element, 'h1')),
      isDecoration:
        place.isDecoration ||
        ['a', 'aside', 'button', 'nav'].includes(element.tagName) ||
        attributes.get('aria-hidden') === 'true',
    }
  }

  const walk = (node: Node, place: Place) => {
    if ('value' in node && place.isInMain) words += node.value.match(WORD)?.length ?? 0
    const inside = isElement(node) ? readElement(node, place) : place
    if (inside && 'childNodes' in node) for (const child of node.childNodes) walk(child, inside)
  }
  walk(parse(text), {
    isInMain: false,
    isInArticle: false,
    isDecoration: false,
  })
  return {
    ...page,
    words,
    links: [...links],
    pictures: [...pictures],
    unnamed: [...unnamed],
    data,
  }
}
