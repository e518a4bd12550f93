import { markdownFromHtml } from './from-html'

it.each([
  ['headings', '<h1>Day one</h1><h3><b>Call sheet</b></h3>', '## Day one\n\n### Call sheet'],
  ['bold and italic', '<p>A <b>bold</b> and <i>leaning</i> word</p>', 'A **bold** and _leaning_ word'],
  [
    'Google Docs',
    '<b style="font-weight:normal;" id="docs-internal-guid-1"><p><span style="font-weight:400">Plain </span><span style="font-weight:700">bold</span><span style="font-style:italic;font-weight:400"> both</span></p></b>',
    'Plain **bold** _both_',
  ],
  [
    'Word',
    `<style>p{}</style><!--[if gte mso 9]><xml></xml><![endif]--><p class=MsoNormal>One<o:p></o:p></p>
     <p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1'><span>·<span>&nbsp;&nbsp; </span></span>First</p>
     <p class=MsoListParagraphCxSpLast style='mso-list:l0 level1'><span>·<span>&nbsp;&nbsp; </span></span>Second</p>`,
    'One\n\n- First\n- Second',
  ],
  [
    'lists',
    '<ul><li><p>One</p></li><li>Two</li></ul><ol><li>A</li><li>B</li></ol>',
    '- One\n- Two\n\n1. A\n2. B',
  ],
  [
    'tables',
    '<table><tr><th>Row</th><th>Cost</th></tr><tr><td><p>Crew | day</p></td><td>3,900</td></tr></table>',
    '| Row | Cost |\n| --- | --- |\n| Crew \\| day | 3,900 |',
  ],
  [
    'links',
    '<a href="https://one.example/a b">One</a> <a href="/videos">Work</a>',
    '[One](https://one.example/a%20b) [Work](/videos)',
  ],
  ['hostile links', '<a href="javascript:alert(1)">Click</a><script>alert(1)</script>', 'Click'],
  [
    'pictures of other places',
    '<p>Before<img src="data:image/png;base64,AA" alt="x"> after</p>',
    'Before after',
  ],
  [
    'our pictures',
    '<img src="/storage/v1/object/public/blog/a.webp" alt="A lamp">',
    '![A lamp](/storage/v1/object/public/blog/a.webp)',
  ],
  ['no-break spaces', '<p>A&nbsp;B</p>', 'A B'],
])('turns %s into Markdown', (_, html, markdown) => {
  expect(markdownFromHtml(html)).toBe(markdown)
})
