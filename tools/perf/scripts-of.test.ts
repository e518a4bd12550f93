import { scriptsOf } from './scripts-of.ts'

test('names each script of the build once, without the polyfills of old browsers', () => {
  expect(
    scriptsOf(`
      <script src="/_next/static/chunks/a.js" async=""></script>
      <script src="/_next/static/chunks/polyfills.js" noModule=""></script>
      <script id="_R_" src="/_next/static/chunks/app/%5Bslug%5D.js?dpl=1" async></script>
      <script src="/_next/static/chunks/a.js"></script>
      <script src="https://elsewhere.example/tag.js"></script>
      <script>self.__next_f.push("/_next/static/chunks/b.js")</script>`),
  ).toEqual(['static/chunks/a.js', 'static/chunks/app/[slug].js'])
})
