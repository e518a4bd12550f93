import { industryMetadata } from './industry'

describe('industryMetadata', () => {
  it('names the industry and how much there is to see', () => {
    expect(industryMetadata({ name: 'food-and-beverage', total: 33, page: 1 })).toEqual({
      title: 'Food And Beverage Videos',
      description:
        '33 videos that Fieldlight planned, filmed and edited for Food And Beverage businesses across the US.',
      alternates: { canonical: '/videos/industry/food-and-beverage' },
    })
  })

  it('gives every page a title, a description and an address of its own', () => {
    expect(industryMetadata({ name: 'food-and-beverage', total: 33, page: 2 })).toEqual({
      title: 'Food And Beverage Videos, Page 2',
      description:
        '33 videos that Fieldlight planned, filmed and edited for Food And Beverage businesses across the US. Page 2.',
      alternates: { canonical: '/videos/industry/food-and-beverage/2' },
    })
  })
})
