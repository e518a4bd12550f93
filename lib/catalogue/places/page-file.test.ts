import { placePages } from '@/demo/places/place-pages'
import { readPageFile, writePageFile } from './page-file'

const page = {
  city: 'Ann Arbor',
  state: 'Michigan',
  slug: 'ann-arbor-mi',
  status: 'published' as const,
  texts: {
    title: 'A "quoted": title – with #signs',
    metaTitle: '',
    metaDescription: "It's one: two",
    content: '\n\n## Text\n---\ntitle: "no"\n---\n\nEnd  \n\n',
  },
}

it('gives back what it wrote, byte by byte', () => {
  const file = writePageFile(page)
  expect(readPageFile(file)).toEqual({ page, problem: null })
  expect(file).toContain('title: "A \\"quoted\\": title – with #signs"')
})

it('gives back every page of the seeds, and the same file again', () => {
  for (const { city, state, slug, title, metaTitle, metaDescription, content } of placePages()) {
    const seed = {
      city,
      state,
      slug,
      status: 'draft' as const,
      texts: { title, metaTitle, metaDescription, content },
    }
    const file = writePageFile(seed)
    const read = readPageFile(file)
    expect(read.page).toEqual(seed)
    expect(read.page && writePageFile(read.page)).toBe(file)
  }
})

it('reads what people write by hand', () => {
  const file = "\ufeff---\r\nstate: Ohio\r\nslug: ohio\r\n\r\ntitle: 'Ohio''s page'\r\n---\r\n\r\nText\r\n"
  expect(readPageFile(file).page).toEqual({
    city: null,
    state: 'Ohio',
    slug: 'ohio',
    status: 'draft',
    texts: { title: "Ohio's page", metaTitle: '', metaDescription: '', content: 'Text\n' },
  })
})

const file = (lines: string) => `---\n${lines}\n---\n\nText`

it.each([
  ['No front matter', 'It does not begin'],
  [file('state: Ohio\nnonsense'), 'This line cannot be read: nonsense'],
  [file('state: Ohio\ntitle: "open'), 'This line cannot be read'],
  [file('state: Ohio\nstate: Iowa'), 'is there twice'],
  [file('state: OH\nslug: ohio\ntitle: T'), 'full name of a state'],
  [file('state: Ohio\nslug: ohio'), '“title” is missing'],
  [file('state: Ohio\nslug: buckeye\ntitle: T'), '“slug” must be ohio'],
  [file('state: Ohio\ncity: Dayton\nslug: new-york\ntitle: T'), 'address of a state'],
  [file('state: Ohio\ncity: Dayton\nslug: dayton\ntitle: T'), 'two letters of the state'],
  [file('state: Ohio\ncity: Dayton\nslug: Dayton 1-oh\ntitle: T'), 'small letters'],
  [file('state: Ohio\ncity: Dayton\nslug: dayton-oh\ntitle: T\nstatus: live'), 'published or draft'],
  [file(`state: Ohio\nslug: ohio\ntitle: ${'T'.repeat(201)}`), 'at most 200 characters'],
])('refuses %j', (text, problem) => {
  expect(readPageFile(text).problem).toContain(problem)
})
