import { readMachine, warningsOf } from './machine'

test('a machine that is fit gets no warning', () => {
  expect(warningsOf({ load: 0.4, pageTime: 3.1 })).toEqual([])
})

test('a busy machine is named with its load', () => {
  expect(warningsOf({ load: 1.94, pageTime: 3.1 })).toEqual([
    'the machine is busy (load average 1.9): figures will be worse than they are',
  ])
})

test('slow memory is named with its time', () => {
  expect(warningsOf({ load: 0.4, pageTime: 11.9 })).toEqual([
    'new memory is slow on this machine (12 µs a page, at most 6 on one that is fit): browsers take several times as long as elsewhere',
  ])
})

test('a machine can have both faults', () => {
  expect(warningsOf({ load: 3, pageTime: 15 })).toHaveLength(2)
})

test('this machine is measured', () => {
  const { load, pageTime } = readMachine()
  expect(load).toBeGreaterThanOrEqual(0)
  expect(pageTime).toBeGreaterThan(0)
})
