import { outlineOf } from './outline'

it('finds headings with their lines, and none in code', () => {
  const text = '# One\r\n\r\n## Two ##\n```md\n## Not\n```\n  ### Three  \n#Not\n## \n'
  expect(outlineOf(text)).toEqual([
    { level: 1, text: 'One', line: 1 },
    { level: 2, text: 'Two', line: 3 },
    { level: 3, text: 'Three', line: 7 },
  ])
})
