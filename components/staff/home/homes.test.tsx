/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import type { AdToAnswer, HomeGroup } from '@/lib/portal/homes/ad-groups'
import type { AdminHome as AdminData } from '@/lib/portal/homes/admin'
import type { DesignerHome as DesignerData } from '@/lib/portal/homes/designer'
import type { ManagerHome as ManagerData } from '@/lib/portal/homes/manager'
import type { SuperAdminHome as SuperAdminData } from '@/lib/portal/homes/super-admin'
import { AdminHome } from './admin-home'
import { DesignerHome } from './designer-home'
import { ManagerHome } from './manager-home'
import { SuperAdminHome } from './super-admin-home'
import type { UnsentMail } from './unsent-mail'

jest.mock('@/lib/actions/follow-up', () => ({ markTask: jest.fn() }))

const NOW = '2026-11-26T15:00:00Z'
const NONE = { count: 0, rows: [] }
const TASKS = { counts: { overdue: 0, today: 0, later: 0 }, rows: [] }

const MANAGER: ManagerData = {
  has: { groups: false, designers: false, ads: false, previews: false },
  overdue: NONE,
  week: NONE,
  nobody: NONE,
  review: NONE,
  toAnswer: NONE,
  loads: NONE,
  adWeeks: [],
  tasks: TASKS,
}

const DESIGNER: DesignerData = {
  has: { groups: false, ads: false, approvals: false },
  queue: { ...NONE, overdue: 0 },
  toChange: NONE,
  approved: NONE,
  tasks: TASKS,
}

const ADMIN: AdminData = {
  has: { clients: false, videos: false, reviews: false, quotes: false },
  leads: { late: NONE, due: NONE, kept: 0, held: 0 },
  calls: { ...NONE, next: null },
  applications: { ...NONE, gear: 0 },
  quotes: { sent: 0, seen: 0, expiring: 0, accepted: 0 },
  quotesWaiting: { ...NONE, totalCents: 0 },
  tasks: TASKS,
}

const SUPER_ADMIN: SuperAdminData = {
  has: { people: false, clients: false, videos: false, leads: false },
  people: null,
  invitations: null,
  mirrorings: NONE,
  mail: { failed: 0, all: 0, oldestAt: null },
  jobs: { queued: 0, running: 0, failed: 0, rows: [] },
  storage: [],
  slowPages: { loads: 0, rows: [] },
  leadWeeks: [],
  leadSteps: { new: 0, contacted: 0, call_booked: 0, quoted: 0, won: 0 },
  adWeeks: [],
  tasks: TASKS,
}

const showManager = (home: Partial<ManagerData>) =>
  render(<ManagerHome role="project_manager" home={{ ...MANAGER, ...home }} now={NOW} />)
const showDesigner = (home: Partial<DesignerData>) =>
  render(
    <DesignerHome
      viewer={{ id: 'me', role: 'graphic_designer' }}
      home={{ ...DESIGNER, ...home }}
      now={NOW}
    />,
  )
const showAdmin = (home: Partial<AdminData>, mail: Partial<UnsentMail> = {}) =>
  render(
    <AdminHome
      role="admin"
      home={{ ...ADMIN, ...home }}
      mail={{ count: 0, failed: 0, rows: [], isKept: false, ...mail }}
      now={NOW}
    >
      Figures
    </AdminHome>,
  )
const showSuperAdmin = (home: Partial<SuperAdminData>, hasVitals = true) =>
  render(
    <SuperAdminHome
      role="super_admin"
      home={{ ...SUPER_ADMIN, ...home, audit: [] }}
      hasVitals={hasVitals}
      now={NOW}
    />,
  )

const stepLinks = () =>
  within(screen.getByRole('region', { name: /First steps/ }))
    .getAllByRole('link')
    .map((link) => link.textContent)

test('an empty company shows each role what to do first, and no block that would be empty', () => {
  const shown = showManager({})
  expect(screen.getByRole('heading', { name: 'First steps 0 of 4' })).toBeTruthy()
  expect(stepLinks()).toEqual(['New ad group'])
  expect(screen.queryByRole('region', { name: 'Due this week' })).toBeNull()
  expect(screen.getByText('No designers yet. A super admin can invite them.')).toBeTruthy()
  shown.unmount()

  const designer = showDesigner({})
  expect(stepLinks()).toEqual(['All ad groups'])
  expect(screen.queryByRole('region', { name: /My queue/ })).toBeNull()
  designer.unmount()

  const admin = showAdmin({})
  expect(stepLinks()).toEqual(['New client', 'New video', 'New quote'])
  expect(screen.queryByRole('region', { name: /Quotes waiting/ })).toBeNull()
  expect(screen.getByText('Every lead has an answer.')).toBeTruthy()
  admin.unmount()

  showSuperAdmin({})
  expect(stepLinks()).toEqual(['Invite user', 'New client', 'New video', 'The form'])
  expect(screen.queryByRole('region', { name: /People/ })).toBeNull()
  expect(screen.getByText(/Nothing is late\.$/)).toBeTruthy()
})

test('the steps fill by themselves, and go with the last one', () => {
  const shown = showManager({ has: { groups: true, designers: false, ads: true, previews: false } })
  expect(screen.getByRole('heading', { name: 'First steps 2 of 4' })).toBeTruthy()
  shown.unmount()
  showManager({ has: { groups: true, designers: true, ads: true, previews: true } })
  expect(screen.queryByText('First steps')).toBeNull()
  expect(screen.getByText('Every open ad group has someone assigned.')).toBeTruthy()
})

const GROUP: HomeGroup = {
  id: 'g1',
  name: 'Cold Brew',
  client: 'Lakeshore',
  product: 'Screens',
  status: 'in_review',
  dueDate: '2026-11-20',
  isPreviewOpen: false,
  since: '2026-11-23T15:00:00Z',
}

const COMMENTED: AdToAnswer = {
  id: 'a1',
  title: 'First Snow',
  group: 'Weekends',
  comments: 3,
  since: '2026-11-24T15:00:00Z',
  author: 'Maren',
  words: 'A second longer, please.',
  wantsChanges: true,
}

const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href')

test('a manager sees what is late first, in words, and each count leads to its list', () => {
  showManager({
    has: { groups: true, designers: true, ads: true, previews: true },
    overdue: { count: 7, rows: [GROUP] },
    week: { count: 2, rows: [{ ...GROUP, id: 'g2', name: 'Maple', dueDate: '2026-11-28' }] },
    review: { count: 1, rows: [GROUP] },
    nobody: { count: 1, rows: [GROUP] },
    toAnswer: { count: 1, rows: [COMMENTED] },
    loads: { count: 1, rows: [{ id: 'd1', name: 'Theo', groups: 4, overdue: 1 }] },
    tasks: { ...TASKS, counts: { overdue: 1, today: 0, later: 0 } },
  })
  expect(screen.getByText('Thursday, November 26. Late: 7 ad groups and 1 task.')).toBeTruthy()
  const due = within(screen.getByRole('region', { name: 'Due this week' })).getAllByRole('listitem')
  expect(due[0]?.textContent).toContain('Overdue since Nov 20')
  expect(hrefOf('Overdue: 7')).toBe('/dashboard/project-manager/ad-groups?due=overdue&sort=due&order=asc')
  expect(hrefOf('In the next 7 days: 2')).toBe(
    '/dashboard/project-manager/ad-groups?status=open&due=week&sort=due&order=asc',
  )
  expect(hrefOf('All unassigned')).toContain('status=open&assignee=nobody')
  expect(hrefOf('Theo')).toBe('/dashboard/project-manager/ad-groups?status=open&assignee=d1')
  const waiting = screen.getByRole('region', { name: /Waiting for the client/ }).textContent
  expect(waiting).toContain('In review for 3 days')
  expect(waiting).toContain('Preview closed')
  const comments = screen.getByRole('region', { name: /Comments to answer/ }).textContent
  expect(comments).toContain('A second longer, please.')
  expect(comments).toContain('and 2 more comments')
  expect(comments).toContain('Changes requested')
})

test('a designer sees the queue by day, and the words of clients', () => {
  showDesigner({
    has: { groups: true, ads: true, approvals: true },
    queue: {
      count: 9,
      overdue: 1,
      rows: [GROUP, { ...GROUP, id: 'g2', name: 'Maple', dueDate: '2026-11-27' }],
    },
    toChange: { count: 1, rows: [COMMENTED] },
  })
  const queue = within(screen.getByRole('region', { name: 'My queue 9' }))
  expect(queue.getAllByRole('heading', { level: 3 }).map((day) => day.textContent)).toEqual([
    'Overdue',
    'Tomorrow',
  ])
  expect(hrefOf('All my ad groups')).toBe(
    '/dashboard/graphic-designer/ad-groups?status=open&assignee=me&sort=due&order=asc',
  )
  expect(hrefOf('All my ads with comments')).toBe(
    '/dashboard/graphic-designer/ad-library?feedback=open&mine=yes',
  )
  expect(hrefOf('All approved within 7 days')).toContain('feedback=approved&mine=yes')
})

test('an admin sees late answers before those that are due', () => {
  const lead = { id: 'l1', name: 'Nora', business: 'Orchard', owner: null, dueAt: '2026-11-26T12:00:00Z' }
  showAdmin({
    leads: {
      late: { count: 1, rows: [lead] },
      due: { count: 1, rows: [{ ...lead, id: 'l2', business: 'Cider', dueAt: '2026-11-26T20:30:00Z' }] },
      kept: 12,
      held: 2,
    },
  })
  const rows = within(screen.getByRole('region', { name: 'Leads to answer' })).getAllByRole('listitem')
  expect(rows[0]?.textContent).toContain('Late by 3 hours')
  expect(rows[1]?.textContent).toContain('5 hours left')
  expect(hrefOf('Late: 1')).toContain('overdue=answer')
  expect(hrefOf('First answer due: 1')).toContain('overdue=due')
  expect(hrefOf('Answered in time, last 7 days: 12')).toContain('overdue=kept')
  expect(hrefOf('Held for review: 2')).toContain('stage=held')
})

test('a super admin sees what failed in words, and people lead to their role', () => {
  showSuperAdmin({
    people: [
      { role: 'owl', count: 3, inactive: 1, lastSignIn: null },
      { role: null, count: 1, inactive: 0, lastSignIn: NOW },
    ],
    mail: { failed: 1, all: 4, oldestAt: NOW },
    jobs: {
      queued: 0,
      running: 0,
      failed: 1,
      rows: [{ id: 'j', kind: 'video-files', status: 'failed', error: 'No picture.', progress: 0, at: NOW }],
    },
    storage: [{ bucket: 'ads', files: 2, bytes: 2_000_000 }],
  })
  expect(screen.getByText(/Late: 1 email that failed and 1 job that failed\.$/)).toBeTruthy()
  expect(hrefOf('Owl')).toBe('/dashboard/super-admin/users?role=owl')
  expect(hrefOf('No role')).toBe('/dashboard/super-admin/users?role=none')
  expect(hrefOf('Not sent: 4')).toBe('/dashboard/admin/mail?status=unsent')
  expect(screen.getByRole('region', { name: 'Work in the background' }).textContent).toContain(
    'Files of a videoFailed',
  )
  expect(hrefOf('Files of a video')).toBe('/dashboard/super-admin/jobs/j')
  expect(hrefOf('Failed within 7 days: 1')).toBe('/dashboard/super-admin/jobs?status=lately')
  expect(screen.getByRole('region', { name: 'Storage used' }).textContent).toContain('2 MB in 2 files')
  expect(screen.getByRole('row', { name: 'Ads 2 files 2 MB' })).toBeTruthy()
})

test('a super admin sees which pages are slow, by how much, and how this is switched on', () => {
  const slow = () => screen.getByRole('region', { name: /Slow pages this week/ }).textContent
  const off = showSuperAdmin({}, false)
  expect(slow()).toContain('Set WEB_VITALS=1 and restart')
  off.unmount()
  const none = showSuperAdmin({})
  expect(slow()).toContain('No visitor has reported yet.')
  none.unmount()
  const good = showSuperAdmin({ slowPages: { loads: 400, rows: [] } })
  expect(slow()).toContain('Every page is good')
  good.unmount()
  showSuperAdmin({
    slowPages: {
      loads: 400,
      rows: [
        { page: 'blog', metric: 'LCP', p75: 4210, loads: 1200 },
        { page: 'home', metric: 'CLS', p75: 0.1333, loads: 40 },
        { page: 'other', metric: 'INP', p75: 612, loads: 10 },
      ],
    },
  })
  expect(hrefOf('Blog')).toBe('/blog')
  expect(hrefOf('Home page')).toBe('/')
  expect(slow()).toContain('4.2 s')
  expect(slow()).toContain('Good is 2.5 s')
  expect(slow()).toContain('0.13')
  expect(slow()).toContain('612 ms')
})

test('what came in twelve weeks is drawn, and said as a table', () => {
  const weeks = ['2026-11-16', '2026-11-23']
  showSuperAdmin({
    has: { people: true, clients: true, videos: true, leads: true },
    leadWeeks: weeks.map((week, at) => ({ week, leads: 7 - at })),
    leadSteps: { new: 40, contacted: 30, call_booked: 0, quoted: 12, won: 3 },
    adWeeks: weeks.map((week) => ({ week, added: 0, approved: 0 })),
  })
  const leads = screen.getByRole('figure', { name: 'Leads' })
  expect(leads.querySelector('p')?.textContent).toBe('6this week so far')
  const rowsIn = (figure: HTMLElement) =>
    [...figure.querySelectorAll('tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent))
  expect(rowsIn(leads)).toEqual([
    ['Nov 16', '7'],
    ['Nov 23', '6'],
  ])
  expect(rowsIn(screen.getByRole('figure', { name: /^How far/ }))).toEqual([
    ['Came in', '40', '100%', '–'],
    ['Contacted', '30', '75%', '75%'],
    ['Call booked', '0', '0%', '0%'],
    ['Quoted', '12', '30%', '–'],
    ['Won', '3', '7.5%', '25%'],
  ])
})
