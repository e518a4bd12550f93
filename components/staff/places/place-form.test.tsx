import { renderToStaticMarkup } from 'react-dom/server'
import { PlaceForm } from './place-form'

const TEXTS = {
  title: 'Monroe & lake',
  metaTitle: 'Films in Monroe',
  metaDescription: 'By the lake',
  content: '\n\n  First  \nSecond <b>\n',
}

const drawn = ({ restored, content = TEXTS.content }: { restored?: number; content?: string } = {}) =>
  renderToStaticMarkup(
    <PlaceForm
      page={{
        id: 'f0000000-0000-4000-8000-00000000b001',
        version: 3,
        slug: 'monroe-mi',
        city: 'Monroe',
        state: 'Michigan',
        isPublished: true,
        films: 0,
        texts: { ...TEXTS, content },
      }}
      restored={restored}
      save={() => Promise.resolve({})}
      tools={{ renderPreview: () => Promise.resolve(null), searchLinks: () => Promise.resolve([]) }}
    />,
  )

it('is a plain form without JavaScript, with every field and the version', () => {
  const html = drawn()
  expect(html).toMatch(/<input type="hidden" name="version" value="3"/)
  expect(html).toMatch(/name="title"[^>]*value="Monroe &amp; lake"/)
  expect(html).toMatch(/name="metaTitle"[^>]*value="Films in Monroe"/)
  expect(html).toMatch(/<textarea[^>]*name="metaDescription"[^>]*>By the lake</)
  // Parsers drop one line end at the start of a text field.
  expect(html).toMatch(
    /<textarea[^>]*name="content"[^>]*>\n\n\n {2}First {2}\nSecond &lt;b&gt;\n<\/textarea>/,
  )
})

it('says which version it restores', () => {
  expect(drawn({ restored: 2 })).toMatch(/name="restored" value="2"/)
})

it('judges the text that it shows', () => {
  expect(drawn()).toContain('Not in search: 3 of 250 words')
  expect(drawn({ content: 'Light is good. '.repeat(84) })).toContain('In search: 252 words')
})
