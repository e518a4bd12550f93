import { adAnswerSchema } from './ad-feedback'

const DANA = { name: 'Dana', email: 'dana@example.com' }

const problems = (values: object) =>
  adAnswerSchema.safeParse(values).error?.issues.map(({ path, message }) => [path[0], message])

test('an approval needs no words, the others do', () => {
  expect(adAnswerSchema.parse({ ...DANA, answer: 'approve' })).toEqual({
    ...DANA,
    answer: 'approve',
    comment: '',
    filmMs: null,
    point: null,
  })
  expect(problems({ ...DANA, answer: 'changes', comment: '  ' })).toEqual([
    ['comment', 'Comment is required'],
  ])
  expect(problems(DANA)).toEqual([['answer', 'Choose what you want to tell us']])
})

test('reads the moment and the spot', () => {
  const said = {
    ...DANA,
    answer: 'comment',
    comment: 'Here.',
    filmTime: '0:12.48',
    pointX: '250',
    pointY: '0',
  }
  expect(adAnswerSchema.parse(said)).toMatchObject({ filmMs: 12_480, point: { x: 250, y: 0 } })
  expect(adAnswerSchema.parse({ ...said, filmTime: '', pointY: '' })).toMatchObject({
    filmMs: null,
    point: null,
  })
  expect(problems({ ...said, filmTime: 'soon' })).toEqual([
    ['filmTime', 'Please enter minutes and seconds, such as 0:12'],
  ])
  expect(problems({ ...said, answer: 'approve', filmTime: 'soon' })).toBeUndefined()
  expect(problems({ ...said, pointX: '1001' })).toHaveLength(1)
})

test('names every missing field at once', () => {
  const named = problems({ answer: 'comment', name: '', email: '', comment: '' })?.map(([field]) => field)
  expect([...new Set(named)]).toEqual(['name', 'email', 'comment'])
})
