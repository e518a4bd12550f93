import { renderToStaticMarkup } from 'react-dom/server'
import { ListPager } from './list-pager'

const hrefOf = (page: number) => `/list?q=oil&page=${page}`

const draw = (page: number, pageCount?: number) => () =>
  renderToStaticMarkup(<ListPager label="Pages" page={page} pageCount={pageCount} hrefOf={hrefOf} />)

it('goes to the last page from behind it', () => {
  expect(draw(900, 3)).toThrow(
    expect.objectContaining({ digest: expect.stringContaining('/list?q=oil&page=3') as string }),
  )
})

it.each([
  [3, 3],
  [9, undefined],
])('stays on page %s of %s', (page, pageCount) => {
  expect(draw(page, pageCount)()).toContain(`Page ${page}`)
})
