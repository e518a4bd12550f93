import {
  byTemplate,
  changeText,
  durationText,
  figureParams,
  type FigureRow,
  type MeasureName,
  NO_FIGURES,
  readFigureQuery,
  valueText,
} from './figures'

const ID = 'a4100000-0000-4000-8000-000000000101'

test.each([
  [0, '0 min'],
  [59, '59 min'],
  [60, '1 hour'],
  [312, '5.2 hours'],
  [2_879, '48 hours'],
  [2_880, '2 days'],
  [4_464, '3.1 days'],
])('%d minutes are %s', (minutes, text) => {
  expect(durationText(minutes)).toBe(text)
})

it('finds the figures of a template and of all, and none where nothing happened', () => {
  const rows: FigureRow[] = [
    { ...NO_FIGURES, template: null, isNow: true, made: 5 },
    { ...NO_FIGURES, template: ID, isNow: true, made: 3 },
    { ...NO_FIGURES, template: ID, isNow: false, made: 2 },
  ]
  const of = byTemplate(rows)
  expect(of(ID)).toMatchObject({ now: { made: 3 }, before: { made: 2 } })
  expect(of(null)).toMatchObject({ now: { made: 5 }, before: NO_FIGURES })
  expect(of('another')).toEqual({ now: NO_FIGURES, before: NO_FIGURES })
})

it('says shares and means of the approved ads, and nothing without any', () => {
  const figures = {
    ...NO_FIGURES,
    approved: 8,
    firstVersions: 7,
    comments: 12,
    downloads: 3,
    zipDownloads: 40,
  }
  expect(valueText('firstVersion', figures)).toBe('87.5%')
  expect(valueText('comments', figures)).toBe('1.5')
  expect(valueText('downloads', figures)).toBe('43')
  expect(
    ['firstVersion', 'comments', 'median', 'p90'].map((name) => valueText(name as MeasureName, NO_FIGURES)),
  ).toEqual(['–', '–', '–', '–'])
})

test.each<[MeasureName, object, object, string]>([
  ['made', { made: 50 }, { made: 40 }, '+25%, 40 before'],
  ['made', { made: 30 }, { made: 40 }, '−25%, 40 before'],
  ['made', { made: 40 }, { made: 40 }, 'as before'],
  ['made', { made: 40 }, {}, '0 before'],
  ['made', {}, {}, 'none before'],
  ['made', {}, { made: 1200 }, '−100%, 1,200 before'],
  ['median', { medianMinutes: 90 }, { medianMinutes: 120 }, '−25%, 2 hours before'],
  ['median', {}, { medianMinutes: 120 }, '2 hours before'],
  ['median', { medianMinutes: 90 }, {}, 'none before'],
  [
    'firstVersion',
    { approved: 4, firstVersions: 3 },
    { approved: 10, firstVersions: 7 },
    '+5 points, 70% before',
  ],
  [
    'firstVersion',
    { approved: 4, firstVersions: 1 },
    { approved: 4, firstVersions: 2 },
    '−25 points, 50% before',
  ],
])('%s: %j after %j is told as %s', (name, now, before, text) => {
  expect(changeText(name, { now: { ...NO_FIGURES, ...now }, before: { ...NO_FIGURES, ...before } })).toBe(
    text,
  )
})

it('reads its address, and writes only what differs from the default', () => {
  expect(readFigureQuery({ period: '30', template: ID })).toEqual({ period: '30', template: ID })
  expect(readFigureQuery({ period: 'ever', template: "' or 1" })).toEqual({ period: '90', template: null })
  expect(figureParams({ period: '90', template: null }).toString()).toBe('')
  expect(figureParams({ period: 'all', template: ID }).toString()).toBe(`template=${ID}&period=all`)
})
