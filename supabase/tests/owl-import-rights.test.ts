import { openDatabase } from './harness'
import { type Import, openImportDesk, SITE } from './owl-import-desk'
import type { Person } from './people'

const database = openDatabase()
const { added, start, match, prepare, write, run, sites } = openImportDesk(database)

describe('rights', () => {
  const KEEPERS = ['project_manager', 'owl', 'admin', 'super_admin'] as const satisfies Person[]
  const OTHERS = ['graphic_designer', 'member'] as const satisfies Person[]
  const CALLS: [string, unknown[]][] = [
    ['select public.start_owl_import($1, $2, $3)', ['sites', 'a.csv', ['Number']]],
    ['select public.add_owl_import_rows($1, $2)', [SITE, '[]']],
    ['select public.match_owl_import($1, $2)', [SITE, '{}']],
    ['select public.run_owl_import($1, $2)', [SITE, '{}']],
    ['select public.cancel_owl_import($1)', [SITE]],
    ['select public.undo_owl_import($1)', [SITE]],
    ['select public.discard_owl_import($1)', [SITE]],
    ['select public.list_owl_imports($1)', ['sites']],
    ['select public.list_owl_import_rows($1)', [SITE]],
    ['select public.export_owl_collection($1, 10)', ['sites']],
  ]

  it.each(OTHERS)('a %s may do nothing', async (person) => {
    for (const [call, parameters] of CALLS) {
      expect(await database.asUser(person).attempt(call, parameters)).toEqual({ refused: 'PT403' })
    }
  })

  it.each(KEEPERS)('a %s may import', async (person) => {
    const caller = database.asUser(person)
    const id = await start([added('B1')], caller)
    expect(await match(id, caller)).toBe('checking')
  })

  it('mirroring without changes reads only', async () => {
    const session = await database.asMirroring('super_admin', 'owl')
    for (const [call, parameters] of CALLS.slice(0, 7)) {
      expect(await session.attempt(call, parameters)).toEqual({ refused: 'PT403' })
    }
    expect(await session.attempt('select public.list_owl_imports($1)', ['sites'])).toEqual({ count: 1 })
  })

  it('ends a run whose owner lost the role in between', async () => {
    const id = await prepare([added('B1'), added('B2')])
    await run(id)
    await write(id, 1)
    await database.sql(`update public.profiles set active = false where email = 'owl@fieldlight.example'`)
    expect(await write(id, 1)).toBe(false)
    const admin = database.asUser('admin')
    const [one] = (await admin.value<Import[]>('select public.list_owl_imports($1, $2)', ['sites', id])) ?? []
    expect(one).toMatchObject({ status: 'done', problem: 'Whoever began this may not import any more.' })
    expect(await sites()).toHaveLength(3)
  })

  it('knows no other collection, and adds no rows to the draft of somebody else', async () => {
    const owl = database.asUser('owl')
    expect(await owl.attempt('select public.start_owl_import($1, $2, $3)', ['clients', 'a', ['x']])).toEqual({
      refused: 'PT404',
    })
    expect(await owl.attempt('select public.export_owl_collection($1, 10)', ['clients'])).toEqual({
      refused: 'PT404',
    })
    const id = await start([added('B1')], database.asUser('admin'))
    expect(await owl.attempt('select public.add_owl_import_rows($1, $2)', [id, '[]'])).toEqual({
      refused: 'PT404',
    })
  })
})
