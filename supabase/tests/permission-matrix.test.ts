import { openDatabase } from './harness'
import { PEOPLE, type Person } from './people'
import { PERMISSIONS, TABLES, type Table } from './permissions'
import { verbsOf, type Rank, type Reach, type Verbs } from './rights'
import { EXTRA_ROWS, SAMPLES } from './samples'
import type { Outcome, Session } from './session'

const database = openDatabase({ isShared: false })

const STAFF = ['graphic_designer', 'project_manager', 'owl', 'admin', 'super_admin'] as const

type Caller = {
  name: string
  rank: Rank
  /** The person whose rows 'own' means. */
  effective: Person
  readOnly?: boolean
  open: () => Session | Promise<Session>
}

const CALLERS: Caller[] = [
  { name: 'a visitor', rank: 'visitor', effective: 'member', open: () => database.asAnon() },
  {
    name: 'somebody without a role',
    rank: 'visitor',
    effective: 'member',
    open: () => database.asUser('member'),
  },
  ...STAFF.map((role) => ({
    name: `a ${role}`,
    rank: role,
    effective: role,
    open: () => database.asUser(role),
  })),
  ...STAFF.filter((role) => role !== 'super_admin').flatMap((role) => [
    {
      name: `a super_admin looking as ${role}`,
      rank: role,
      effective: role,
      readOnly: true,
      open: () => database.asMirroring('super_admin', role),
    },
    {
      name: `a super_admin changing things as ${role}`,
      rank: role,
      effective: role,
      open: () => database.asMirroring('super_admin', role, { allowChanges: true }),
    },
  ]),
  {
    name: 'a super_admin whose mirroring has expired',
    rank: 'visitor',
    effective: 'super_admin',
    open: () => database.asMirroring('super_admin', 'admin', { allowChanges: true, expired: true }),
  },
]

const did = (outcome: Outcome) => 'count' in outcome && outcome.count > 0

/** Any other error would make a denied verb pass for the wrong reason. */
function expectByRights(outcome: Outcome) {
  expect('refused' in outcome ? outcome.refused : '42501').toBe('42501')
}

async function countRows(table: Table, reach: Reach, caller: Caller): Promise<number> {
  if (reach === 'none') return 0
  const where = reach === 'all' ? 'true' : SAMPLES[table].reach?.[reach]
  if (!where) throw new Error(`No condition for '${reach}' of ${table}`)
  const parameters = where.includes('$1') ? [PEOPLE[caller.effective]] : []
  return database.value(`select count(*)::int from ${table} where ${where}`, parameters)
}

async function tryVerb(session: Session, statement: string): Promise<boolean> {
  const outcome = await session.attempt(statement)
  expectByRights(outcome)
  return did(outcome)
}

async function tryAll(table: Table, session: Session): Promise<Omit<Verbs, 'select'> & { rows: number }> {
  const sample = SAMPLES[table]
  const read = await session.attempt(`select * from ${table}`)
  expectByRights(read)
  return {
    rows: 'count' in read ? read.count : 0,
    insert: await tryVerb(session, sample.insert),
    update: await tryVerb(session, sample.update),
    delete: await tryVerb(session, sample.delete),
  }
}

/** Committed once: repeating these statements in each test took 40 % of the time of this file. */
beforeAll(() => database.run(`begin; ${EXTRA_ROWS}; commit`))

describe.each(['as the migrations grant', 'with everything granted, as Supabase Lite does'])(
  '%s',
  (grants) => {
    beforeAll(async () => {
      if (grants.startsWith('with everything')) await database.grantAsSupabaseLiteDoes()
    })

    describe.each(TABLES)('%s', (table) => {
      it.each(CALLERS)('gives $name exactly their rights', async (caller) => {
        const verbs = verbsOf(PERMISSIONS[table][caller.rank])
        const mayWrite = !caller.readOnly
        const rows = await countRows(table, verbs.select, caller)

        expect(await tryAll(table, await caller.open())).toEqual({
          rows,
          insert: verbs.insert && mayWrite,
          update: verbs.update && mayWrite,
          delete: verbs.delete && mayWrite,
        })
      })
    })
  },
)
