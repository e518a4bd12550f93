import { readFileSync } from 'node:fs'
import path from 'node:path'
import { LRUCache } from 'next/dist/server/lib/lru-cache.js'
import { writeStyles } from './late-fonts.ts'
import { parseCss, type CssNode } from './parse-css.ts'
import { readUsed, usedCss } from './used-css.ts'

/** As Next writes links to its style sheets. */
export const STYLE_SHEET = /<link rel="stylesheet" (href="\/_next\/static\/([^"?]+\.css)[^"]*" [^>]*)>/g

/**
 * The whole sheet defines its fonts anew, so a browser would show the text without them until it has them again. Under another
 * name, which `app/globals.css` puts first, those of the page stay.
 */
const LOADED_FONT = /(@font-face\{(?:unicode-range:[^;}]*;)?font-family:)([\w-]+)(?=;src:url\()/g

export type ReadSheet = (file: string) => string

const sheets = new Map<string, readonly CssNode[]>()

function parsed(file: string, read: ReadSheet): readonly CssNode[] {
  const known = sheets.get(file)
  if (known) return known
  // Addresses in a style sheet are relative to its own.
  const folder = path.posix.dirname(`/_next/static/${file}`)
  const css = read(file)
    .replace(/url\((\.[^)"']+)\)/g, (_, to: string) => `url(${path.posix.join(folder, to)})`)
    .replace(LOADED_FONT, '$1$2-inline')
  const nodes = parseCss(css)
  sheets.set(file, nodes)
  return nodes
}

export const readFromBuild =
  (buildDir: string): ReadSheet =>
  (file) =>
    readFileSync(path.join(/* turbopackIgnore: true */ buildDir, 'static', file), 'utf8')

/** Of the last hundred kinds of pages: to look for what a page can use costs as much as a quarter of its render. */
const written = new LRUCache<string>(100, () => 1)

function cssOf(files: readonly string[], html: string, read: ReadSheet): string {
  const used = readUsed(html)
  const key = JSON.stringify([files, [...used.names], [...used.variables]])
  const known = written.get(key)
  if (known !== undefined) return known
  const sheet = files.flatMap((file) => parsed(file, read))
  const css = usedCss(sheet, used)
  written.set(key, css)
  return css
}

type Parts = { head: string; rest: string; css: string }

/** Null for a page without sheets, or with one that cannot be read: it keeps its links. */
function takeApart(html: string, read: ReadSheet): Parts | null {
  const end = html.indexOf('</head>')
  const head = html.slice(0, end)
  const files = [...head.matchAll(STYLE_SHEET)].map(([, , file = '']) => decodeURIComponent(file))
  if (end < 0 || files.length === 0) return null
  try {
    const css = cssOf(files, html, read)
    return css.includes('</') ? null : { head, rest: html.slice(end), css }
  } catch {
    return null
  }
}

/** @property styles what is in the elements that were written; null when there are none */
type Styled = { html: string; styles: string[] | null }

/** Writes the styles that a page needs into its head. The whole sheets are held like the scripts: only what scripts draw needs them. */
export function inlineStyles(html: string, read: ReadSheet): Styled {
  const parts = takeApart(html, read)
  if (!parts) return { html, styles: null }
  const { head, rest, css } = parts
  const held = head.replace(STYLE_SHEET, '<link rel="held" $1>')
  const styles = writeStyles(css, head)
  const styled = held.replace('<link rel="held"', (link) => styles.html + link)
  return { html: styled + rest, styles: styles.texts }
}

/** The same for a page that is rendered for one request, whose scripts are not held: its whole sheets are asked for last. */
export function inlineRenderedStyles(html: string, read: ReadSheet, nonce: string): string {
  const parts = takeApart(html, read)
  const end = html.lastIndexOf('</body>')
  if (!parts || end < 0) return html
  const { head, rest, css } = parts
  const links = head.match(STYLE_SHEET) ?? []
  const style = `<style nonce="${nonce}">${css}</style>`
  const styled = head.replace(links[0] ?? '', () => style).replace(STYLE_SHEET, '')
  const body = end - head.length
  return styled + rest.slice(0, body) + links.join('') + rest.slice(body)
}
