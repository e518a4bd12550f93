import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { ArticleValues } from '@/lib/blog/articles'
import { articleSchema } from './article'
import { changedTexts } from './page-draft'
import { toTypedArticle } from './typed-article'

const FOLDER = path.join(import.meta.dirname, '../../demo/posts')

const valuesOf = (body: string): ArticleValues => ({
  title: 'Lamps',
  body,
  excerpt: ' Two  spaces ',
  picture: 'blog/lamp.webp',
  focusX: '50',
  focusY: '40',
  alt: 'A lamp',
  metaTitle: '',
  metaDescription: '',
  keyword: '',
  topic: 'Light',
  unlisted: '',
})

/** As a browser posts a form that nobody changed: each line end becomes CRLF. */
function savedUnchanged(values: ArticleValues) {
  const body = values.body.replace(/\r\n?|\n/g, '\r\n')
  const { unlisted: _unlisted, ...posted } = { ...values, body, version: '3' }
  return changedTexts(toTypedArticle(articleSchema.parse(posted), values), values, 'body')
}

const articles = readdirSync(FOLDER).filter((name) => name.endsWith('.md'))

it('finds the articles', () => {
  expect(articles.length).toBeGreaterThan(20)
})

it.each(articles)('leaves %s as it is, byte by byte, when nobody changed it', (name) => {
  const text = readFileSync(path.join(FOLDER, name), 'utf8')
  for (const body of [
    text,
    text.replaceAll('\n', '\r\n'),
    `\n${text}  \n\n`,
    text.replace('\n\n', '\r\n\n'),
  ]) {
    expect(savedUnchanged(valuesOf(body))).toEqual({})
  }
})

it('names what somebody changed, and nothing else', () => {
  const base = valuesOf('One\r\nTwo')
  const draft = articleSchema.parse({
    ...base,
    unlisted: 'on',
    version: '3',
    body: 'One\r\nTwo\r\nThree',
    alt: '',
  })
  expect(changedTexts(toTypedArticle(draft, base), base, 'body')).toEqual({
    body: 'One\r\nTwo\r\nThree',
    alt: '',
    unlisted: 'on',
  })
})

it.each([
  [{ title: ' ' }, 'title'],
  [{ title: '¿…?' }, 'title'],
  [{ picture: 'https://elsewhere.example/a.png' }, 'picture'],
  [{ picture: 'ads/../a.png' }, 'picture'],
  [{ body: 'x'.repeat(200_001) }, 'body'],
  [{ focusX: '101' }, 'focusX'],
])('rejects case %#', (wrong, field) => {
  const { unlisted: _unlisted, ...values } = valuesOf('Text')
  const parsed = articleSchema.safeParse({ ...values, version: '1', ...wrong })
  expect(new Set(parsed.error?.issues.map(({ path: [name] }) => name))).toEqual(new Set([field]))
})
