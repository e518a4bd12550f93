/** @jest-environment jsdom */
import { render } from '@testing-library/react'
import { isWithinBounds } from '@/lib/markdown/sanitize'
import { cpuCost } from '@/tools/testing/cpu-cost'
import { renderMarkdown } from './markdown'

async function show(source: string) {
  const { content, headings } = await renderMarkdown(source)
  return { page: render(<>{content}</>).container, headings }
}

const ALLOWED_TAGS =
  /^(div|h[2-6]|p|blockquote|hr|br|pre|code|ul|ol|li|a|em|strong|del|sup|img|span|section|table|thead|tbody|tr|th|td)$/
const ALLOWED_ATTRIBUTES =
  /^(href|rel|title|id|class|src|srcset|sizes|alt|loading|decoding|style|start|role|tabindex|aria-(label|describedby)|data-(nimg|footnotes|footnote-ref|footnote-backref))$/
const ALLOWED_ADDRESS = /^(https?:\/\/|mailto:|tel:|\/|#)/
afterEach(() => jest.restoreAllMocks())

const ALLOWED_STYLE = /^(text-align: (left|right|center);|position: absolute; .*color: transparent;)$/

function expectHarmless(page: HTMLElement) {
  for (const element of page.querySelectorAll('*')) {
    expect(element.localName).toMatch(ALLOWED_TAGS)
    for (const { name, value } of element.attributes) {
      expect(name).toMatch(ALLOWED_ATTRIBUTES)
      if (name === 'style') expect(value).toMatch(ALLOWED_STYLE)
      if (name === 'href') expect(value).toMatch(ALLOWED_ADDRESS)
      if (name === 'src') expect(value).toMatch(/^(http:\/\/localhost)?\/_next\/image\?url=%2Fstorage%2F/)
      if (name === 'id') expect(value).toMatch(/^(on-|user-content-fn|footnote-label$)/)
    }
  }
}

const HOSTILE: [what: string, source: string][] = [
  ['a script', '<script>alert(1)</script>'],
  ['a script in a paragraph', 'Hello <script src="https://evil.example/x.js"></script> there'],
  ['a script across blocks', '<script>\n\nalert(1)\n\n</script>'],
  ['an unclosed script', '<script>alert(1)'],
  ['a script in upper case', '<SCRIPT>alert(1)</SCRIPT>'],
  ['a split tag', '<scr<script>ipt>alert(1)</scr</script>ipt>'],
  ['an event handler', '<img src=x onerror=alert(1)>'],
  ['a handler in a heading', '# Hi <b onclick="alert(1)">there</b>'],
  ['a javascript: link', '[x](javascript:alert(1))'],
  ['a javascript: link in mixed case', '[x](JaVaScRiPt:alert(1))'],
  ['a javascript: link in entities', '[x](&#106;avascript&colon;alert(1))'],
  ['a javascript: link in hexadecimal entities', '[x](&#x6A;&#x61;&#x76;&#x61;script&#58;alert(1))'],
  ['a javascript: link with a tab', '[x](java&Tab;script:alert(1))'],
  ['a javascript: link with a line break', '[x](java&NewLine;script:alert(1))'],
  ['a javascript: link after a control character', '[x](&#1;javascript:alert(1))'],
  ['a javascript: reference', '[x]\n\n[x]: javascript:alert(1)'],
  ['a javascript: autolink', '<javascript:alert(1)>'],
  ['a vbscript: link', '[x](vbscript:msgbox(1))'],
  ['a data: link', '[x](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)'],
  ['a data: picture', '![x](data:image/svg+xml;base64,PHN2Zy8+)'],
  ['a blob: link', '[x](blob:https://fieldlight.example/1)'],
  ['a file: link', '[x](file:///etc/passwd)'],
  ['a picture from elsewhere', '![pixel](https://tracker.example/p.gif)'],
  ['a picture without a protocol', '![pixel](//tracker.example/p.gif)'],
  ['a picture outside the public folder', '![x](/storage/v1/object/public/blog/../../sign/x.png)'],
  ['a picture that is a drawing', '![x](/storage/v1/object/public/blog/x.svg)'],
  ['a handler smuggled into a description', '![x" onerror="alert(1)](/storage/v1/object/public/blog/x.webp)'],
  ['a handler smuggled into a title', '[x](https://a.example "t\\" onmouseover=\\"alert(1)")'],
  ['srcset', '<img srcset="https://evil.example/x.png 1x">'],
  ['an iframe', '<iframe src="https://evil.example" srcdoc="<script>alert(1)</script>"></iframe>'],
  ['an object', '<object data="x.swf"></object><embed src="x.swf">'],
  ['a drawing with a script', '<svg onload=alert(1)><script>alert(1)</script></svg>'],
  ['mathematics with a link', '<math><mi xlink:href="javascript:alert(1)">x</mi></math>'],
  ['a style sheet', '<style>body{display:none}</style><link rel=stylesheet href=https://evil.example>'],
  ['a style', '<div style="position:fixed;inset:0">x</div>'],
  ['a form', '<form action="https://evil.example"><input name=password><button>Go</button></form>'],
  ['a refresh', '<meta http-equiv=refresh content="0;url=https://evil.example">'],
  ['a base', '<base href="https://evil.example/">'],
  ['a template', '<template><img src=x onerror=alert(1)></template><noscript><p title="</noscript><img>">'],
  ['a comment', 'before <!-- <script>alert(1)</script> --> after'],
  ['a comment that never ends', 'before\n\n<!-- <script>alert(1)</script>'],
  ['a declaration', '<!DOCTYPE html><?php echo 1 ?><![CDATA[<script>alert(1)</script>]]>'],
  ['an expression', 'The answer is {process.env.SUPABASE_SECRET_KEY} and {(() => { throw 1 })()}'],
  ['an import', "import fs from 'node:fs'\n\nexport const x = fs.readFileSync('/etc/passwd')"],
  ['a component', '<MarkdownLink href="javascript:alert(1)">x</MarkdownLink>'],
  ['a lone brace', '{'],
  ['braces all over', '}{ {{ {% raw %} ${x} `{` }'],
  ['front matter', '---\ntitle: [unclosed\n---\n\ntext'],
  ['a clobbering heading', '# content\n\n## location\n\n## __proto__\n\n## constructor'],
  [
    'clobbering footnotes',
    'a[^content] b[^__proto__]\n\n[^content]: one\n[^__proto__]: [x](javascript:alert(1))',
  ],
  ['footnotes that name each other', 'a[^1]\n\n[^1]: b[^2]\n[^2]: c[^1]'],
  ['a broken table', '| a | b\n|---|\n| 1 | 2 | 3 |\n||||'],
  ['a table with a hostile cell', '| a |\n|---|\n| <script>x</script> [y](javascript:z) |'],
  ['a hostile language', '```js"onclick="alert(1)\nx\n```'],
  ['a ticked form', '- [x] <input onfocus=alert(1) autofocus>'],
  ['null and lone surrogates', 'a\u0000b \ud800 c \udfff'],
  ['text that changes direction', '\u202Egnp.exe \u2066hidden\u2069'],
  ['an empty text', ''],
]

test.each(HOSTILE)('renders %s without active content', async (_, source) => {
  const printed = jest.spyOn(process.stdout, 'write')
  expectHarmless((await show(source)).page)
  expect(printed).not.toHaveBeenCalled()
})

const BOMBS: [what: string, source: string][] = [
  ['a megabyte of prose', 'Plain words and **bold** ones. '.repeat(35_000)],
  ['a megabyte on one line', 'a'.repeat(1_048_576)],
  ['a hundred thousand quotes inside each other', '>'.repeat(100_000)],
  ['lists inside lists on one line', '- '.repeat(5_000) + 'x'],
  [
    'lists inside lists by indentation',
    Array.from({ length: 400 }, (_, depth) => '  '.repeat(depth) + '- x').join('\n'),
  ],
  ['emphasis that never ends', '**a*'.repeat(40_000)],
  ['strikes that never end', '~a'.repeat(90_000)],
  ['brackets that never close', '['.repeat(150_000)],
  ['links that never close', '[a]('.repeat(45_000)],
  ['a table of ten million cells', `|${'a|'.repeat(3_000)}\n|${'-|'.repeat(3_000)}\n${'|\n'.repeat(3_000)}`],
  ['forty thousand footnotes', '[^1]'.repeat(40_000) + '\n\n[^1]: x'],
]

/** Cost limit of `isWithinBounds`, in passes of a simple pattern over the same text. */
const MAX_PASSES = 60

test.each(BOMBS)('shows %s as plain text without parsing it', async (_, source) => {
  const { page } = await show(source)
  expectHarmless(page)
  expect(page.textContent).toBe(source)
  expect(isWithinBounds(source)).toBe(false)
  const pass = Math.max(
    1,
    cpuCost(() => source.replaceAll(/[^\s]/g, '')),
  )
  expect(cpuCost(() => isWithinBounds(source))).toBeLessThan(MAX_PASSES * pass)
})

test('falls back to plain text when the parser throws', async () => {
  const printed = jest.spyOn(process.stdout, 'write').mockImplementation(() => true)
  jest.doMock('next-mdx-remote/rsc', () => ({ compileMDX: () => Promise.reject(new RangeError('too deep')) }))
  await jest.isolateModulesAsync(async () => {
    const { content } = await (await import('./markdown')).renderMarkdown('**bold** <script>x</script>')
    expect(render(<>{content}</>).container.innerHTML).toContain('**bold** &lt;script&gt;')
  })
  expect(printed).toHaveBeenCalledTimes(1)
  printed.mockRestore()
})

test('renders ordinary Markdown completely', async () => {
  const { page, headings } = await show(`# Before the shoot

A {brace}, a < sign, and a [call sheet](/blog/call-sheet "Read it") for [us](https://a.example).

## Light

| Lamp | Watts |
| :--- | ---: |
| Key | 300 |

### Key[^1]

\`\`\`json
{ "lamp": "<key>" }
\`\`\`

- [x] charge
- [ ] pack

![A stand](/storage/v1/object/public/blog/stand.webp "By the window")

## Light

[^1]: The strongest.`)
  expectHarmless(page)
  expect(headings).toEqual([
    { level: 2, id: 'on-before-the-shoot', text: 'Before the shoot' },
    { level: 3, id: 'on-light', text: 'Light' },
    { level: 3, id: 'on-light-2', text: 'Light' },
  ])
  expect(page.querySelector('p')?.textContent).toBe('A {brace}, a < sign, and a call sheet for us.')
  expect(page.querySelector('td[style*=right]')?.textContent).toBe('300')
  expect(page.querySelector('pre code.language-json')?.textContent).toBe('{ "lamp": "<key>" }\n')
  expect(page.querySelector('img')?.alt).toBe('A stand')
  const note = page.querySelector('sup a')
  expect(page.querySelector(note?.getAttribute('href') ?? '')?.textContent).toContain('The strongest.')
  expect(page.querySelectorAll('li [role=img]')).toHaveLength(2)
})
