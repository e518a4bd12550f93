import { existsSync } from 'node:fs'
import path from 'node:path'
import { picturePath } from '@/lib/ads/templates/picture-path'
import { templateDocumentSchema, templateValuesSchema } from '@/lib/schemas/ad-template'
import { DEMO_ROWS, MADE_ROWS } from './fill'
import { DEMO_TEMPLATES } from './templates'

const documents = DEMO_TEMPLATES.flatMap(({ name, draft, versions }) =>
  [draft, ...versions.map(({ document }) => document)].map((document, index) => ({ name, index, document })),
)

const PUBLIC = '/storage/v1/object/public/'
const mediaOf = (file: string) =>
  path.join(__dirname, '../../media', decodeURI(picturePath(file)).slice(PUBLIC.length))

it.each(documents)('the document $index of $name is what the editor would save', ({ document }) => {
  expect(templateDocumentSchema.parse(document)).toEqual(document)
})

it.each(DEMO_ROWS)('the values of $title are what a form would save', ({ values }) => {
  expect(templateValuesSchema.parse(values)).toEqual(values)
})

it('names pictures that exist', () => {
  const grounds = documents.flatMap(({ document: { ground } }) =>
    ground.kind === 'picture' ? [ground.picture.path] : [],
  )
  const ofRows = MADE_ROWS.flatMap(({ values: { pictures } }) =>
    [pictures.logo, pictures.picture].flatMap((picture) => picture?.path ?? []),
  )
  const files = [...grounds, ...ofRows].map(mediaOf)
  expect(files.length).toBeGreaterThan(12)
  expect(files.filter((file) => !existsSync(file))).toEqual([])
})
