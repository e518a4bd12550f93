import { openDatabase } from './harness'
import { PEOPLE, type Person } from './people'
import { CONTENT, CREATE, LEAD, OTHER, QUOTE, SAVE, SEND, TOKEN, openQuoteDesk } from './quote-desk'
import type { Session } from './session'

const database = openDatabase()
const { create, save, send, owl } = openQuoteDesk(database)

describe('rights', () => {
  const CALLS: [string, unknown[]][] = [
    [CREATE, [OTHER, LEAD, null, '', JSON.stringify(CONTENT)]],
    ['select public.copy_quote($1, $2)', [OTHER, QUOTE]],
    [SAVE, [QUOTE, 1, JSON.stringify({ title: 'Looms', ...CONTENT })]],
    [SEND, [QUOTE, 1, TOKEN]],
    ['select public.new_quote_version($1, 1)', [QUOTE]],
    ['select public.withdraw_quote($1, 1)', [QUOTE]],
    ['select public.delete_quote_draft($1, 1)', [QUOTE]],
    ['select public.renew_quote_link($1, $2)', [QUOTE, TOKEN]],
    ['select public.answer_quote($1, $2, $3, $4)', [QUOTE, OTHER, 'Yes', TOKEN]],
    ['select public.assign_quote($1, null)', [QUOTE]],
    ['select public.save_quote_template($1, $2)', ['Looms', QUOTE]],
    ['select public.rename_quote_template($1, $2)', [OTHER, 'Looms']],
    ['select public.delete_quote_template($1)', [OTHER]],
  ]
  const CALLERS: [string, () => Session | Promise<Session>][] = [
    ...(['project_manager', 'graphic_designer', 'member'] as const satisfies Person[]).map(
      (person): [string, () => Session] => [`a ${person}`, () => database.asUser(person)],
    ),
    ['a super admin who looks at an owl', () => database.asMirroring('super_admin', 'owl')],
  ]

  it.each(CALLERS)('%s writes nothing', async (_, open) => {
    await create()
    const caller = await open()
    for (const [call, parameters] of CALLS) {
      expect(await caller.attempt(call, parameters)).toEqual({ refused: 'PT403' })
    }
  })

  it('a visitor cannot call anything', async () => {
    for (const [call, parameters] of CALLS) {
      expect(await database.asAnon().attempt(call, parameters)).toEqual({ refused: '42501' })
    }
  })

  it('admins, and super admins who may change things as an owl, write', async () => {
    expect(await create(QUOTE, CONTENT, database.asUser('admin'))).toEqual({ count: 1 })
    const mirror = await database.asMirroring('super_admin', 'owl', { allowChanges: true })
    expect(await save(1, {}, mirror)).toEqual({ count: 1 })
    expect(await send(2, TOKEN, mirror)).toEqual({ count: 1 })
  })

  it('managers read the list and the people, designers do not', async () => {
    await create()
    const people = 'select * from public.list_quote_people()'
    expect(
      await database
        .asUser('project_manager')
        .attempt('select * from public.quote_list where id = $1', [QUOTE]),
    ).toEqual({ count: 1 })
    expect(await database.asUser('graphic_designer').attempt('select * from public.quote_list')).toEqual({
      count: 0,
    })
    const [first] = await database.asUser('project_manager').query(people)
    expect(first).toMatchObject({ may_own: expect.any(Boolean) })
    expect(await database.asUser('graphic_designer').attempt(people)).toEqual({ refused: 'PT403' })
  })

  it('only owls and admins own quotes', async () => {
    await create()
    const assign = (person: Person) =>
      owl().attempt('select public.assign_quote($1, $2)', [QUOTE, PEOPLE[person]])
    expect(await assign('admin')).toEqual({ count: 1 })
    expect(await assign('graphic_designer')).toEqual({ refused: 'PT422' })
  })
})
