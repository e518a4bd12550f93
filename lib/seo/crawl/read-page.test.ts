import { readPage } from './read-page'

const URL = 'https://site.test/blog/lamps'

const page = (main: string, head = '') =>
  readPage(
    `<!doctype html><html><head>${head}</head><body><nav><a href="/videos">Films</a></nav>${main}</body></html>`,
    URL,
  )

it('reads what search engines read of the head', () => {
  const head = `<title> Lamps &amp; light </title><meta name="description" content="About lamps">
    <link rel="canonical" href="https://site.test/blog/lamps"><meta name="robots" content="noindex, follow">
    <script type="application/ld+json">{"@type":"Article"}</script><script>var a = '<a href="/no">'</script>`
  expect(page('<svg><title>Icon</title></svg>', head)).toMatchObject({
    title: 'Lamps & light',
    description: 'About lamps',
    canonical: 'https://site.test/blog/lamps',
    robots: 'noindex, follow',
    data: ['{"@type":"Article"}'],
    links: ['/videos'],
  })
})

it('misses what is not there', () => {
  expect(readPage('', URL)).toEqual({
    title: null,
    description: null,
    canonical: null,
    robots: null,
    words: 0,
    links: [],
    pictures: [],
    unnamed: [],
    data: [],
  })
})

it('keeps each page that links lead to once, without query and other sites', () => {
  const links = `<a href="/get-started?from=x">a</a><a href="/get-started#b">b</a><a href="other">c</a>
    <a href="https://elsewhere.test/x">d</a><a href="mailto:a@b.test">e</a><a>f</a>`
  expect(page(links).links).toEqual(['/videos', '/get-started', '/blog/other'])
})

it('counts the words of the main part alone', () => {
  expect(page('<main><h1>Two words</h1><script>not these</script><p>It’s 12 more.</p></main>').words).toBe(4)
})

it('looks behind the image optimizer', () => {
  const source = '/_next/image?url=%2Fstorage%2Fv1%2Fobject%2Fpublic%2Fblog%2Fa.webp&amp;w=800&amp;q=80'
  const films = '<video poster="/p.jpg"><source src="/f.mp4"><track src="/captions/1?v=2"></video>'
  const file = '/storage/v1/object/public/blog/a.webp'
  expect(
    page(`<img alt="" src="${source}"><img alt="" src="https://i.test/x.png">${films}`).pictures,
  ).toEqual([file, '/p.jpg', '/f.mp4', '/captions/1'])
  expect(page(`<video poster="${source}"></video><video></video><img alt="">`).pictures).toEqual([file])
})

it('keeps the picture that shared links show, of this site alone', () => {
  const head = '<meta property="og:image" content="https://site.test/blog/lamps/share.jpg?v=2">'
  expect(page('', head).pictures).toEqual(['/blog/lamps/share.jpg'])
  expect(page('', '<meta property="og:image" content="https://i.test/x.png">').pictures).toEqual([])
})

it('tells pictures without a text from decoration', () => {
  const main = `<img src="/no-alt.png"><img alt="" src="/decoration.png">
    <article><h2>In a list</h2><img alt="" src="/card.png"></article>
    <article><header><h1>Lamps</h1></header><img alt="" src="/said-nothing.png"><img alt="A lamp" src="/lamp.png">
    <a href="/x"><img alt="" src="/beside-its-title.png"></a><span aria-hidden="true"><img alt="" src="/hidden.png"></span>
    <aside><img alt="" src="/suggested.png"></aside></article>`
  expect(page(main).unnamed).toEqual(['/no-alt.png', '/said-nothing.png'])
})
