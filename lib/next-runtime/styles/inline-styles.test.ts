import { inlineStyles } from './inline-styles'
import { FONTS_SCRIPT } from './late-fonts'

const SHEETS: Record<string, string> = {
  'css/one.css': `@font-face{font-family:a;src:url(../media/a.woff2)}@font-face{unicode-range:U+20-7E,U+A0;font-family:b;src:url(../media/b.woff2)}
@font-face{font-family:c;src:local(Arial)}@layer theme,base;
@layer theme{:root{--used:1px;--through:var(--used);--unused:2px;--in-page:3px}}
@layer base{*,:before{margin:0}.card,.absent{padding:var(--through)}.absent:hover{color:red}}
@media (min-width:40rem){.absent{color:red}}@media print{.card{content:"}{;";background:url(data:image/png;base64,AA==)}}
@property --used{syntax:"*";inherits:false}@property --unused{syntax:"*";inherits:false}
@keyframes turn{to{rotate:1turn}}@keyframes fade{to{opacity:0}}`,
  'css/two.css': `.card{animation:1s turn;&:hover{color:var(--two)}}:root{--two:blue}`,
}
const read = (file: string) => SHEETS[file] ?? fail(file)
const fail = (file: string): never => {
  throw new Error(`no ${file}`)
}

const link = (file: string) => `<link rel="stylesheet" href="/_next/static/${file}" data-precedence="next"/>`
const page = (...files: string[]) =>
  `<html><head>${files.map(link).join('')}<title>T</title></head><body><p class="card" style="width:var(--in-page)">.absent</p></body></html>`

test('writes what the page can use into its head, in order, and holds the sheets', () => {
  const { html, styles } = inlineStyles(page('css/one.css', 'css/two.css'), read)
  expect(styles).toEqual([
    [
      '@font-face{font-family:a-inline;src:url(/_next/static/media/a.woff2)}',
      '@font-face{unicode-range:U+20-7E,U+A0;font-family:b-inline;src:url(/_next/static/media/b.woff2)}',
      '@font-face{font-family:c;src:local(Arial)}@layer theme,base;',
      '@layer theme{:root{--used:1px;--through:var(--used);--in-page:3px}}',
      '@layer base{*,:before{margin:0}.card{padding:var(--through)}}',
      '@media print{.card{content:"}{;";background:url(data:image/png;base64,AA==)}}',
      '@property --used{syntax:"*";inherits:false}@keyframes turn{to{rotate:1turn}}',
      '.card{animation:1s turn;&:hover{color:var(--two)}}:root{--two:blue}',
    ].join(''),
  ])
  expect(html).toContain(
    `<head><style>${styles?.[0]}</style><link rel="held" href="/_next/static/css/one.css"`,
  )
  expect(html).not.toContain('rel="stylesheet"')
})

test('writes what each page can use, whatever the page before it used of the same sheets', () => {
  const first = page('css/two.css')
  const styles = (html: string) => inlineStyles(html, read).styles?.join('')
  const ofCard = '.card{animation:1s turn;&:hover{color:var(--two)}}:root{--two:blue}'
  expect(styles(first)).toBe(ofCard)
  expect(styles(first.replace('class="card"', ''))).toBe('')
  expect(styles(first.replace('class="card"', 'title="card"').replace('--in-page', '--two'))).toBe(
    ':root{--two:blue}',
  )
  expect(styles(first.replace('.absent', 'other text'))).toBe(ofCard)
})

test('keeps the fonts of a page that preloads its picture for after the first frame', () => {
  const picture = '<link rel="preload" as="image" fetchPriority="high" imageSrcSet="/a 400w"/>'
  const { html, styles } = inlineStyles(page('css/one.css').replace('<head>', `<head>${picture}`), read)
  const [first = '', fonts = ''] = styles ?? []
  expect(fonts).toBe(
    '@font-face{font-family:a-inline;src:url(/_next/static/media/a.woff2)}@font-face{unicode-range:U+20-7E,U+A0;font-family:b-inline;src:url(/_next/static/media/b.woff2)}',
  )
  expect(first).toMatch(/^@font-face\{font-family:c;src:local\(Arial\)\}@layer/)
  expect(html).toContain(
    `<style>${first}</style><style media="(scripting:none)">${fonts}</style><script>${FONTS_SCRIPT}</script><link rel="held"`,
  )
})

test.each([
  ['a sheet that cannot be read', page('css/one.css', 'css/gone.css')],
  ['no sheet', page()],
  ['no head', '<p></p>'],
])('leaves a page with %s as it is', (_, html) => {
  expect(inlineStyles(html, read)).toEqual({ html, styles: null })
})

test('leaves a page as it is when a sheet could end the style element', () => {
  const html = page('css/odd.css')
  expect(inlineStyles(html, () => 'p{content:"</style>"}')).toEqual({ html, styles: null })
})
