import { countForms, type Sendings } from './forms.ts'

const sendings: Sendings = {
  pace: { perSecond: 3, seconds: 1 },
  run: 'a1',
  sendings: [
    { email: 'load-a1-0@example.com', took: 20, callPath: '/intro-call/x' },
    { email: 'load-a1-1@example.com', took: 900, callPath: '/intro-call/y' },
    { email: 'load-a1-2@example.com', took: 30, callPath: null },
  ],
}
const count = (leads: string[], letters: string[]) =>
  countForms(sendings, {
    leads: async (pattern) => (pattern === 'load-a1-%' ? leads : []),
    letters: async (pattern) => (pattern === 'load-a1-%' ? letters : []),
    bookings: async () => 0,
  })

test('counts by what is stored, whatever was answered', async () => {
  const all = sendings.sendings.map(({ email }) => email)
  expect(await count(all, all)).toEqual({
    page: 'forms, 3/s for 1 s',
    sent: 3,
    acknowledged: 2,
    lost: 0,
    doubled: 0,
    lettersLost: 0,
    p50: 30,
    p95: 900,
  })
})

test('tells what is missing, what is there twice, and letters that nobody will get', async () => {
  const [first = '', second = ''] = sendings.sendings.map(({ email }) => email)
  expect(await count([first, second, second], [first])).toMatchObject({ lost: 1, doubled: 1, lettersLost: 2 })
  expect(await count([], [])).toMatchObject({ lost: 3, doubled: 0, lettersLost: 0 })
})
