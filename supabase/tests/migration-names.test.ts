import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import path from 'node:path'

const FOLDER = path.resolve(__dirname, '../migrations')
const NAME = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)_[a-z0-9]+(_[a-z0-9]+)*\.sql$/

/** The time in the name, in UTC. Null for a name of another form and for a time that does not exist. */
function timeOf(name: string): Date | null {
  const [, year, month, day, hour, minute, second] = NAME.exec(name) ?? []
  const iso = `${year}-${month}-${day}T${hour}:${minute}:${second}.000Z`
  const time = new Date(iso)
  return Number.isNaN(time.valueOf()) || time.toISOString() !== iso ? null : time
}

/** @param names in the order in which they were added */
function findFaults(names: string[], now: Date): string[] {
  const endOfToday = new Date(now).setUTCHours(24, 0, 0, 0)
  return names.flatMap((name, index) => {
    const time = timeOf(name)
    if (!time) return [`${name} is not named like 20260101000000_snake_case.sql`]
    if (time.valueOf() >= endOfToday) return [`${name} is dated after today`]
    const newer = names.slice(0, index).find((earlier) => earlier.slice(0, 14) >= name.slice(0, 14))
    return newer ? [`${name} was added after ${newer}, but does not sort after it`] : []
  })
}

/** The migrations in the order of the commits that added them, then those that are not committed, by name. */
function listInOrderOfAddition(): string[] {
  const names = readdirSync(FOLDER).sort()
  const options = ['--reverse', '--no-renames', '--diff-filter=A', '--name-only', '--format=']
  const log = spawnSync('git', ['log', ...options, '--', '.'], { cwd: FOLDER, encoding: 'utf8' })
  // Outside a clone there is no log, and the order by name is all that can be checked.
  const added = new Set(log.status === 0 ? log.stdout.split('\n').map((file) => path.basename(file)) : [])
  return [...[...added].filter((name) => names.includes(name)), ...names.filter((name) => !added.has(name))]
}

const NOW = new Date('2026-03-10T12:00:00Z')
const FIRST = '20260309090000_first.sql'

it('accepts the migrations of this project', () => {
  expect(findFaults(listInOrderOfAddition(), new Date())).toEqual([])
})

it('accepts a migration that is dated today', () => {
  expect(findFaults([FIRST, '20260310235959_second.sql'], NOW)).toEqual([])
})

it.each(['20260311000000_later.sql', '20270101000000_later.sql'])('refuses %s, dated after today', (name) => {
  expect(findFaults([FIRST, name], NOW)).toEqual([`${name} is dated after today`])
})

it.each(['20260309080000_older.sql', '20260309090000_same_time.sql'])(
  'refuses %s, which does not sort after the migrations before it',
  (name) => {
    expect(findFaults([FIRST, name], NOW)).toEqual([
      `${name} was added after ${FIRST}, but does not sort after it`,
    ])
  },
)

it.each([
  '2026030909000_short.sql',
  '20260230090000_no_such_day.sql',
  '20260309250000_no_such_hour.sql',
  '20260309090000_CamelCase.sql',
  '20260309090000-with-dashes.sql',
  '20260309090000_.sql',
  '20260309090000_notes.txt',
])('refuses the name %s', (name) => {
  expect(findFaults([name], NOW)).toEqual([`${name} is not named like 20260101000000_snake_case.sql`])
})
