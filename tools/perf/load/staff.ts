import { Agent } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { Settings } from '../../../supabase/local/settings.ts'
import { percentile } from '../percentile.ts'
import { requestPage } from '../requests.ts'
import { signIn } from '../sign-in.ts'
import type { VisitFigures } from './visits.ts'

const within = (area: string, screens: readonly string[]) =>
  screens.map((screen) => `/dashboard/${area}/${screen}`)

/** The screens of a working day, by whom they are opened. */
const DAYS: readonly (readonly [email: string, screens: readonly string[]])[] = [
  [
    'admin@fieldlight.example',
    within('admin', [
      ...['home', 'leads', 'leads/board', 'articles', 'quotes', 'place-pages', 'applications', 'calls'],
    ]),
  ],
  [
    'manager@fieldlight.example',
    within('project-manager', ['home', 'ad-groups', 'ad-groups/board', 'ad-library', 'ad-templates']),
  ],
  [
    'owl@fieldlight.example',
    within('owl', ['home', 'sites', 'sites?state=MI', 'deals', 'contacts', 'calendar']),
  ],
  ['designer@fieldlight.example', within('graphic-designer', ['home', 'ad-groups', 'ad-library'])],
]

const PEOPLE = 20
/** Milliseconds between an answer and the next click: people read in between. */
const SHORTEST_THOUGHT = 2_000
const LONGEST_THOUGHT = 8_000
const TIMEOUT_MS = 20_000

/** Spread over the range, and the same in each run. */
const thoughtOf = (person: number, click: number) =>
  SHORTEST_THOUGHT + (((person * 7 + click * 13) % 20) / 20) * (LONGEST_THOUGHT - SHORTEST_THOUGHT)

/** Twenty people, each with a session of their own, open one screen after the other. */
export async function clickScreens(settings: Settings, seconds: number): Promise<VisitFigures> {
  const agent = new Agent({ keepAlive: true })
  const sessions: string[] = []
  for (let person = 0; person < PEOPLE; person += 1) {
    const [email = ''] = DAYS[person % DAYS.length] ?? []
    sessions.push(await signIn(settings, email))
  }
  const end = performance.now() + seconds * 1000
  const times: number[] = []
  const failures: string[] = []
  async function work(cookie: string, person: number): Promise<void> {
    const [, screens = []] = DAYS[person % DAYS.length] ?? []
    // People do not click at the same moment.
    await pause((person / PEOPLE) * LONGEST_THOUGHT)
    for (let click = 0; performance.now() < end; click += 1) {
      const screen = screens[(person + click) % screens.length] ?? ''
      const start = performance.now()
      await requestPage(`${settings.siteUrl}${screen}`, agent, {
        headers: { cookie },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }).catch((error: unknown) => failures.push(`${screen}: ${(error as Error).message}`))
      times.push(performance.now() - start)
      await pause(thoughtOf(person, click))
    }
  }
  await Promise.all(sessions.map(work))
  agent.destroy()
  return {
    page: `staff, ${PEOPLE} people for ${seconds} s`,
    requests: times.length,
    failures,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
  }
}
