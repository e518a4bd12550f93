import { couldMatch, readPageNames } from './page-names'

const NAMES = readPageNames(
  '<html lang="en"><body id="top"><a class="md:p-2.5 [&amp;_svg]:size-4 w-1/2 text-[1.5rem]" href="/?a=1&amp;b"><svg/></a><details><summary/></details>',
)

test.each([
  ['a', 'a type'],
  ['html', 'the root'],
  ['*', 'every element'],
  [':root', 'a pseudo-class'],
  ['::placeholder', 'a pseudo-element'],
  ['.w-1\\/2:hover', 'an escaped class with a state'],
  ['.md\\:p-2\\.5', 'a class with a point'],
  ['.\\[\\&_svg\\]\\:size-4 svg', 'a class with an entity in the HTML'],
  ['.text-\\[1\\.5rem\\]', 'a class with brackets'],
  ['#top>a[href^="/"]', 'an id, a child and an attribute'],
  ['details[open] summary', 'an attribute that the reader can set'],
  [':root[data-viewer] a', 'an attribute that the page sets'],
  ['a:not(.absent)', 'something that is not'],
  ['body:has(dialog:modal)', 'a state of what scripts may add'],
  [':is(.absent,a)', 'a choice with one that is there'],
  ['a:is(:where(:not(.absent)) :hover, .absent)', 'a choice within a choice'],
  ['a:not(:is(.absent))', 'something that is none of a choice'],
  ['a:is(:is(.absent) p, :hover)', 'a choice with one that cannot be'],
])('%s could match: %s', (selector) => {
  expect(couldMatch(selector, NAMES)).toBe(true)
})

test.each([
  ['p', 'a type'],
  ['.absent a', 'a class'],
  ['.md\\:p-2', 'the beginning of a class'],
  ['#other', 'an id'],
  ['a[aria-current]', 'an attribute'],
  [':is(.absent,p) a', 'a choice of names'],
  ['a:is(:where(.absent):hover *)', 'a choice within a choice'],
])('%s cannot match without %s', (selector) => {
  expect(couldMatch(selector, NAMES)).toBe(false)
})
