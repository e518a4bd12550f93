import { searchResult } from '@/lib/text/search-result'
import { blogMetadata } from './blog'

it('gives each page of the list a title and a description of its own, which search results show whole', () => {
  const pages = [1, 2, 17].map(blogMetadata)
  expect(new Set(pages.map(({ title }) => title)).size).toBe(3)
  expect(new Set(pages.map(({ description }) => description)).size).toBe(3)
  for (const { title, description } of pages) {
    expect(searchResult(title, description, 'desktop')).toMatchObject({
      title: { isCut: false },
      description: { isCut: false },
    })
  }
})
