import { parseAcceptance } from './quote-acceptance'

function post(fields: Record<string, string | string[]>) {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields))
    [value].flat().forEach((each) => data.append(name, each))
  return parseAcceptance(data)
}

const FILLED = {
  name: ' Ada  Byron ',
  capacity: 'Owner',
  consent: 'yes',
  documentSha256: 'a'.repeat(64),
  shownTotal: '1200',
  option: ['one', 'two', 'one'],
}

it('reads who accepts what', () => {
  expect(post(FILLED)).toMatchObject({
    ok: true,
    data: { name: 'Ada Byron', capacity: 'Owner', shownTotal: 1200, options: ['one', 'two'] },
  })
})

it('keeps the ticks when something is missing', () => {
  expect(post({ ...FILLED, name: '', consent: 'no' })).toMatchObject({
    ok: false,
    state: {
      status: 'invalid',
      errors: { name: 'Your full name is required', consent: 'Check this box to accept' },
      values: { options: 'one two' },
    },
  })
})

it('accepts nothing when only the totals should follow', () => {
  expect(post({ ...FILLED, intent: 'update' })).toMatchObject({
    ok: false,
    state: { status: 'invalid', errors: {}, values: { name: ' Ada  Byron ', options: 'one two' } },
  })
})

it('refuses what the page cannot post', () => {
  for (const change of [
    { shownTotal: 'much' },
    { shownTotal: '' + 0.5 },
    { documentSha256: 'a'.repeat(65) },
  ]) {
    expect(post({ ...FILLED, ...change })).toMatchObject({ ok: false, state: { reason: 'changed' } })
  }
})
