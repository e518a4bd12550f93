import { rewriteLinks } from './rewrite-links'

const MOVE = { from: '/blog/old', to: '/blog/new', origin: 'https://site.test' }
const rewrite = (markdown: string) => rewriteLinks(markdown, MOVE)

it.each([
  ['[a](/blog/old)', '[a](/blog/new)'],
  ['[a](</blog/old> "Title")', '[a](</blog/new> "Title")'],
  ['[a](/blog/old/)', '[a](/blog/new/)'],
  ['[a](/blog/old#on-light)', '[a](/blog/new#on-light)'],
  ['[a](/blog/old?from=mail)', '[a](/blog/new?from=mail)'],
  ['[a](https://site.test/blog/old)', '[a](https://site.test/blog/new)'],
  [
    '[a][one] and [b]\n\n[one]: /blog/old "Title"\n[b]: </blog/old>',
    '[a][one] and [b]\n\n[one]: /blog/new "Title"\n[b]: </blog/new>',
  ],
  ['<https://site.test/blog/old>', '<https://site.test/blog/new>'],
  ['bare https://site.test/blog/old, too', 'bare https://site.test/blog/new, too'],
  ['<a href="/blog/old">a</a>', '<a href="/blog/new">a</a>'],
  ["x <a class='b' href = '/blog/old#c'>a</a>", "x <a class='b' href = '/blog/new#c'>a</a>"],
  ['| a |\n| --- |\n| [b](/blog/old) |', '| a |\n| --- |\n| [b](/blog/new) |'],
  ['> - [**a** `b`](/blog/old) [c](/blog/old)', '> - [**a** `b`](/blog/new) [c](/blog/new)'],
  ['\uFEFF[a](/blog/old)\r\n\t[b](/blog/old)', '\uFEFF[a](/blog/new)\r\n\t[b](/blog/new)'],
  ['é 🎬 [a](/blog/old) [b](/blog/older)', 'é 🎬 [a](/blog/new) [b](/blog/older)'],
])('%j becomes %j', (markdown, changed) => {
  expect(rewrite(markdown)).toBe(changed)
})

it.each([
  'The page /blog/old in words',
  '`[a](/blog/old)`',
  '```\n[a](/blog/old)\n```',
  '    [a](/blog/old)',
  '\\[a](/blog/old)',
  '[a](/blog/older)',
  '[a](/blog/old/share.jpg)',
  '[a](/x/blog/old)',
  '[a](https://other.test/blog/old)',
  '[a](https://site.test.other/blog/old)',
  '<p title="/blog/old">a</p>',
  '![a](/blog/older)',
])('%j stays', (markdown) => {
  expect(rewrite(markdown)).toBeNull()
})

it('keeps a long text in reasonable time', () => {
  const text = 'Words and a [link](/blog/old) in a paragraph.\n\n'.repeat(4000)
  expect(rewrite(text)).toBe(text.replaceAll('/blog/old', '/blog/new'))
})
