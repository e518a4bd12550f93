import { lateText } from './late'

test('says what is late, and leaves out what is not', () => {
  expect(
    lateText([
      [2, 'ad group', 'ad groups'],
      [0, 'lead', 'leads'],
      [1, 'task', 'tasks'],
    ]),
  ).toBe('Late: 2 ad groups and 1 task.')
  expect(lateText([[0, 'task', 'tasks']])).toBe('Nothing is late.')
})
