import { companyDay } from '@/lib/time/in-zone'
import { newReviewSchema, reviewEdits } from './review'
import { reviewAnswerSchema } from './review-answer'

const DAY = 86_400_000
const dayFromNow = (days: number) => companyDay(new Date(Date.now() + days * DAY).toISOString())

it.each([
  ['rating', '5', true],
  ['rating', '0', false],
  ['rating', '4.5', false],
  ['rating', '', false],
  ['description', '  Good\r\ncrew. ', true],
  ['description', ' ', false],
  ['description', 'x'.repeat(2001), false],
  ['contact', '', true],
  ['contact', 'nobody', false],
  ['client', '', false],
  ['date', dayFromNow(0), true],
  ['date', dayFromNow(2), false],
  ['date', '1926-11-23', false],
  ['date', '2026-02-30', false],
] as const)('%s takes %j: %s', (field, typed, isTaken) => {
  expect(reviewEdits[field].safeParse(typed).success).toBe(isTaken)
})

it('a new review needs a client and a status, but no person and no film', () => {
  const review = {
    rating: '4',
    description: 'Good crew.',
    client: 'c0000000-0000-4000-8000-000000000001',
    date: dayFromNow(0),
    status: 'hidden',
  }
  expect(newReviewSchema.safeParse(review).data).toMatchObject({ contact: '', film: '' })
  expect(newReviewSchema.safeParse({ ...review, client: '' }).success).toBe(false)
  expect(newReviewSchema.safeParse({ ...review, status: 'draft' }).success).toBe(false)
})

describe('the answer of a client', () => {
  const posted = { rating: '4', description: 'Good\r\ncrew.', consent: 'yes' }
  const errorsOf = (change: object) =>
    reviewAnswerSchema.safeParse({ ...posted, ...change }).error?.issues.map(({ message }) => message)

  it('is the same from a browser and from the form library', () => {
    const answer = { rating: '4', description: 'Good\ncrew.', consent: true }
    expect(reviewAnswerSchema.parse(posted)).toEqual(answer)
    expect(reviewAnswerSchema.parse({ ...posted, consent: true })).toEqual(answer)
  })

  it('says what is missing, for each field', () => {
    expect(errorsOf({ rating: undefined, description: ' ', consent: undefined })).toEqual([
      'Choose one to five stars',
      'Your review is required',
      'Check this box so that we can publish it',
    ])
    expect(errorsOf({ rating: null, consent: false })).toHaveLength(2)
    expect(errorsOf({ rating: '6', consent: 'no' })).toHaveLength(2)
  })
})
