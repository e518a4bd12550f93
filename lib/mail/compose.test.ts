import { composeMail } from './compose'
import { greetingName } from './letter'

const LEAD = {
  first_name: 'Ada',
  last_name: 'Byron',
  email: 'ada@example.com',
  business_name: 'Analytical Engines',
  website: null,
  phone_number: 'Not provided',
  city: 'Detroit',
  state: 'Michigan',
  message: 'A film about looms.\nIn May.',
  source: 'detroit-mi',
  status: 'new',
}

const SURROUNDINGS = { siteUrl: 'https://site.example', contactEmail: 'hello@site.example', aboutId: 'id-1' }
const notice = (change: object = {}) => composeMail('contact_notice', { ...LEAD, ...change }, SURROUNDINGS)

test('the notice contains all fields, as HTML and as text', () => {
  const { subject, html, text, replyTo } = notice()
  expect(subject).toBe('New lead: Analytical Engines (Ada Byron)')
  expect(replyTo).toBe('ada@example.com')
  for (const body of [html, text]) {
    for (const fact of ['ada@example.com', 'Detroit, Michigan', 'detroit-mi', 'Not provided']) {
      expect(body).toContain(fact)
    }
    expect(body).toContain('https://site.example/dashboard/admin/leads/id-1')
  }
  expect(html).toContain('A film about looms.<br>In May.')
  expect(text).toContain('> A film about looms.\n> In May.')
})

test('asks staff to review a held lead', () => {
  const { subject, text } = notice({ status: 'held' })
  expect(subject).toMatch(/^Please review: /)
  expect(text).toContain('we have not confirmed it to the sender')
})

test('escapes markup and does not change formulas', () => {
  const message = '<img src=x onerror=alert(1)> =HYPERLINK("http://x") {{x}}'
  const { html, text } = notice({ message, business_name: '"><script>alert(1)</script>' })
  expect(html).not.toContain('<img')
  expect(html).not.toContain('<script')
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
  expect(text).toContain(message)
})

test('the subject is one line of limited length', () => {
  const { subject } = notice({ business_name: `Looms\r\nBcc: a@b.example\u2028${'🎬'.repeat(200)}` })
  expect(subject).not.toMatch(/[\r\n\u2028]/)
  expect(subject.length).toBeLessThanOrEqual(150)
  expect(subject.isWellFormed()).toBe(true)
})

test('the confirmation contains no typed text except a name', () => {
  const confirm = (first_name: string) => composeMail('contact_received', { first_name }, SURROUNDINGS)
  expect(confirm('Ada').text).toMatch(/^Thanks, Ada\./)
  expect(confirm('Win at casino.example').text).toMatch(/^Thanks for writing\./)
  expect(confirm('Ada').text).toContain('within 24 hours')
})

test.each(['Ada', 'Zoë', 'Mary Jane', 'O’Neil', 'Jean-Luc', '李'])('greets %s', (name) => {
  expect(greetingName(name)).toBe(name)
})

test.each(['', 'x.example', 'call 555', '<b>', 'a@b', `A${'a'.repeat(40)}`, 'A/B', 'A\nB'])(
  'does not greet %j',
  (typed) => {
    expect(greetingName(typed)).toBeNull()
  },
)

test.each([['toString'], ['unknown_kind']])('throws for the unknown kind %s', (kind) => {
  expect(() => composeMail(kind, {}, SURROUNDINGS)).toThrow('no template')
})

test('throws for an incomplete payload', () => {
  expect(() => composeMail('contact_notice', { first_name: 'Ada' }, SURROUNDINGS)).toThrow()
})

describe('about an intro call', () => {
  const CALL = {
    first_name: 'Ada',
    starts_at: '2026-11-23T14:30:00+00:00',
    time_zone: 'Europe/Berlin',
    sequence: 1,
    moved_from: null,
  }
  const PERSON = {
    last_name: 'Byron',
    email: 'ada@example.com',
    business_name: 'Analytical Engines',
    phone_number: '7',
  }
  const LEAD_ID = 'f0000000-0000-4000-8000-00000000000a'
  const mail = (kind: string, change: object = {}) =>
    composeMail(kind, { ...CALL, ...change }, { ...SURROUNDINGS, aboutId: LEAD_ID })

  test('the lead gets the time in their zone, a link to move the call and a calendar file', () => {
    const { subject, text, attachments } = mail('call_booked')
    expect(subject).toBe('Your intro call: Monday, November 23, 2026 at 3:30 PM GMT+1')
    expect(text).toMatch(/\/intro-call\/[\w-]{48}/)
    expect(attachments?.[0]?.content).toContain('DTSTART:20261123T143000Z')
  })

  test('an unknown address is asked first: until when, and no calendar file yet', () => {
    const { subject, text, attachments } = mail('call_confirmation', {
      expires_at: '2026-11-20T15:40:00+00:00',
    })
    expect(subject).toBe('Confirm your intro call: Monday, November 23, 2026 at 3:30 PM GMT+1')
    expect(text).toContain('until 4:40 PM')
    expect(text).toMatch(/\/intro-call\/[\w-]{48}\/confirm/)
    expect(attachments).toBeUndefined()
  })

  test('contains the earlier time of a moved call', () => {
    const { subject, text } = mail('call_booked', { moved_from: '2026-11-24T15:00:00+00:00' })
    expect(subject).toContain('has moved to Monday, November 23')
    expect(text).toContain('Tuesday, November 24, 2026 at 4:00 PM GMT+1')
  })

  test('staff get the time in both zones', () => {
    const { subject, text } = mail('call_canceled_notice', PERSON)
    expect(subject).toContain('Intro call canceled: Analytical Engines (Ada Byron)')
    expect(text).toContain('9:30 AM EST')
    expect(text).toContain('3:30 PM GMT+1')
  })

  test('offers another time when the call is canceled', () => {
    expect(mail('call_canceled').text).toMatch(/\/intro-call\/[\w-]{48}/)
  })
})

const COMMENT = {
  ad_id: 'e3000000-0000-4000-8000-000000000101',
  ad_title: 'First Pour',
  group_name: 'Cold Brew Summer',
  author_name: 'Dana',
  email: 'dana@example.com',
  body: 'Darker, please.',
  is_doubtful: false,
}

test('a letter says that the client asks for changes, and where in the film', () => {
  const { subject, text } = composeMail(
    'ad_comment_notice',
    { ...COMMENT, wants_changes: true, film_ms: 12_480 },
    SURROUNDINGS,
  )
  expect(subject).toBe('Changes to First Pour: Dana')
  expect(text).toContain('0:12')
})

test('a gathered letter counts what came in, and opens the group', () => {
  const { subject, text } = composeMail(
    'ad_feedback_notice',
    {
      group_name: 'Cold Brew Summer',
      ads: ['First Pour', 'Eleven Seconds'],
      comments: 1,
      changes: 2,
      approvals: 0,
    },
    SURROUNDINGS,
  )
  expect(subject).toBe('Cold Brew Summer: 2 requests for changes, 1 comment')
  expect(text).toContain('First Pour, Eleven Seconds')
  expect(text).toContain('/dashboard/project-manager/ad-groups/id-1')
})

test('managers get the comment, the ad and its link', () => {
  const { subject, text, replyTo } = composeMail('ad_comment_notice', COMMENT, SURROUNDINGS)
  expect(subject).toBe('Comment on First Pour: Dana')
  expect(replyTo).toBe('dana@example.com')
  expect(text).toContain('> Darker, please.')
  expect(text).toContain('/dashboard/project-manager/ads/e3000000-0000-4000-8000-000000000101')
})

test.each([
  [{ person_id: COMMENT.ad_id }, 'ad_assignment', 'ad-groups', `ad-groups?assignee=${COMMENT.ad_id}`],
  [{}, 'job_done', 'articles', '/dashboard/admin/articles'],
])('a letter about a change of many rows opens its list: %j %s', (person, kind, list, place) => {
  const line = {
    kind,
    list,
    aboutKind: 'bulk_change',
    aboutId: COMMENT.ad_id,
    label: '1,200 rows',
    events: 1,
  }
  const { text } = composeMail(
    'notification',
    { first_name: 'Nell', role: 'admin', ...person, line },
    SURROUNDINGS,
  )
  expect(text).toMatch(new RegExp(`${place.replace('?', '\\?')}$`, 'm'))
})

test('an invitation has its link and does not greet by an advertisement', () => {
  const invite = (first_name: string) =>
    composeMail('invitation', { first_name, token: 'abc123' }, SURROUNDINGS)
  expect(invite('Nell').html).toContain('Welcome, Nell.')
  expect(invite('Nell').text).toContain('https://site.example/auth/invitation?token=abc123')
  expect(invite('Win at https://evil.test').text).not.toContain('evil')
})
