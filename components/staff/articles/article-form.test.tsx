import { renderToStaticMarkup } from 'react-dom/server'
import type { ArticleValues } from '@/lib/blog/articles'
import { ArticleForm } from './article-form'

const VALUES: ArticleValues = {
  title: 'Lamps & light',
  body: '\n\n  First  \nSecond <b>\n',
  excerpt: 'About lamps',
  picture: 'blog/lamp.webp',
  focusX: '20',
  focusY: '70',
  alt: 'A lamp',
  metaTitle: '',
  metaDescription: '',
  keyword: 'lamps',
  topic: 'Light',
  unlisted: 'on',
}

const nothing = () => Promise.resolve({ problem: 'Not here' })

const drawn = (restored?: number) =>
  renderToStaticMarkup(
    <ArticleForm
      id="f0000000-0000-4000-8000-00000000a001"
      version={3}
      values={VALUES}
      restored={restored}
      topics={['Light', 'Sound']}
      action={() => Promise.resolve({})}
      editor={{
        renderPreview: () => Promise.resolve(null),
        searchLinks: () => Promise.resolve([]),
        pictures: { begin: nothing, finish: nothing },
      }}
    />,
  )

it('is a plain form without JavaScript, with every field and the version', () => {
  const html = drawn()
  for (const [name, value] of Object.entries(VALUES)) {
    if (!['body', 'title', 'unlisted'].includes(name) && value) {
      expect(html).toMatch(new RegExp(`name="${name}"[^>]*(?:value="${value}"|>${value}<)`))
    }
  }
  expect(html).toContain('value="Lamps &amp; light"')
  expect(html).toMatch(/<input type="hidden" name="version" value="3"/)
  expect(html).toMatch(/name="unlisted"[^>]*checked/)
  // Parsers drop one line end at the start of a text field.
  expect(html).toMatch(/<textarea[^>]*name="body"[^>]*>\n\n\n {2}First {2}\nSecond &lt;b&gt;\n<\/textarea>/)
  expect(html).not.toContain('role="toolbar"')
})

it('says which version it restores', () => {
  expect(drawn(2)).toMatch(/name="restored" value="2"/)
})
