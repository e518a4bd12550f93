import { FIRST_CHOICE, packageByKey, parseChoice } from './use-package-choice'

describe('parseChoice', () => {
  test('returns the stored choice', () => {
    expect(parseChoice('drone-video', { 'drone-video': 2, 'event-video': 0 })).toEqual({
      active: 'drone-video',
      indexes: { 'drone-video': 2, 'event-video': 0 },
    })
  })

  test.each([
    [undefined, undefined],
    [null, null],
    ['retired-package', 7],
    [3, 'drone-video'],
    ['toString', [1, 2]],
    ['', { 'retired-package': 1, 'drone-video': -1, 'event-video': 1.5, 'product-video': '2' }],
  ])('falls back for invalid values: %j, %j', (active, indexes) => {
    expect(parseChoice(active, indexes)).toEqual(FIRST_CHOICE)
  })
})

describe('packageByKey', () => {
  test.each([
    ['ArrowRight', 'cinematic-brand-video', 'broll-filming-edit'],
    ['ArrowRight', 'fresh-re-edit', 'cinematic-brand-video'],
    ['ArrowLeft', 'cinematic-brand-video', 'fresh-re-edit'],
    ['ArrowLeft', 'event-video', 'interview-based-video'],
    ['Home', 'event-video', 'cinematic-brand-video'],
    ['End', 'event-video', 'fresh-re-edit'],
  ] as const)('%s leads from %s to %s', (key, from, to) => {
    expect(packageByKey(key, from)).toBe(to)
  })

  test.each(['Tab', 'ArrowDown', 'Enter', 'constructor'])('%s is left to the browser', (key) => {
    expect(packageByKey(key, 'drone-video')).toBeNull()
  })
})
