import { DEAL_ROWS } from './deal-samples'
import { openDatabase } from './harness'
import type { Person } from './people'

const database = openDatabase()

const KEEPERS = ['project_manager', 'owl', 'admin', 'super_admin'] as const satisfies Person[]
const OTHERS = ['graphic_designer', 'member'] as const satisfies Person[]
const FOLDERS = ['products', 'deals']

const PRODUCT = 'f4000000-0000-4000-8000-0000000000d4'
const DEAL = 'f4000000-0000-4000-8000-0000000000d1'
const name = (letter: string) => `${letter.repeat(32)}.webp`

beforeEach(() => database.run(DEAL_ROWS))

describe('files of pictures', () => {
  beforeEach(() => database.grantAsSupabaseLiteDoes())

  const upload = (file: string) =>
    `insert into storage.objects (bucket_id, name) values ('logos', '${file}') returning name`
  const replace = (file: string) => `update storage.objects set metadata = '{}' where name = '${file}'`

  it.each(KEEPERS)('are uploaded by %s, and never replaced', async (person) => {
    const session = database.asUser(person)
    for (const folder of FOLDERS) {
      expect(await session.attempt(upload(`${folder}/new.webp`))).toEqual({ count: 1 })
      expect(await session.attempt(replace(`${folder}/new.webp`))).toEqual({ count: 0 })
    }
  })

  it.each(OTHERS)('are neither uploaded nor replaced by %s', async (person) => {
    const session = database.asUser(person)
    for (const folder of FOLDERS) {
      await database.run(upload(`${folder}/kept.webp`))
      expect(await session.attempt(upload(`${folder}/new.webp`))).toEqual({ refused: '42501' })
      expect(await session.attempt(replace(`${folder}/kept.webp`))).toEqual({ count: 0 })
    }
  })

  it('stay below their folders, for owls who are signed in as themselves', async () => {
    for (const file of ['products.webp', 'clients/products/a.webp', 'Deals/a.webp', 'a.webp']) {
      expect(await database.asUser('owl').attempt(upload(file))).toEqual({ refused: '42501' })
    }
    const looking = await database.asMirroring('super_admin', 'owl')
    expect(await looking.attempt(upload('deals/new.webp'))).toEqual({ refused: '42501' })
    const moving = `update storage.objects set name = 'a.webp' where name = 'deals/kept.webp'`
    await database.run(upload('deals/kept.webp'))
    expect(await database.asUser('owl').attempt(moving)).toEqual({ count: 0 })
  })
})

describe('the picture of a record', () => {
  const give = (table: string, id: string, path: string) =>
    `update public.${table} set picture_path = '${path}', picture_alt = null where id = '${id}'`

  it.each(KEEPERS)('is changed by %s, which is one entry of the history', async (person) => {
    const session = database.asUser(person)
    for (const [table, id] of [
      ['products', PRODUCT],
      ['deals', DEAL],
    ] as const) {
      expect(await session.attempt(give(table, id, `${table}/${name('a')}`))).toEqual({ count: 1 })
      const entries = await session.query<{ changed_values: object }>(
        'select changed_values from public.list_record_history($1, $2)',
        [table, id],
      )
      expect(entries).toEqual([{ changed_values: { picture_path: [null, `${table}/${name('a')}`] } }])
      expect(await session.value(`select version from public.${table} where id = $1`, [id])).toBe(2)
    }
  })

  it('is not changed by a designer, who sees it', async () => {
    await database.run(give('deals', DEAL, `deals/${name('a')}`))
    const designer = database.asUser('graphic_designer')
    expect(await designer.attempt(give('deals', DEAL, `deals/${name('b')}`))).toEqual({ count: 0 })
    expect(await designer.value('select picture_path from public.deal_list where id = $1', [DEAL])).toBe(
      `deals/${name('a')}`,
    )
  })

  it.each(['deals/a.png', 'products/a.webp', '../a.webp', 'deals/b/a.webp', 'deals/.webp', ''])(
    'of a deal is not “%s”',
    async (path) => {
      expect(await database.asUser('owl').attempt(give('deals', DEAL, path))).toEqual({ refused: '23514' })
    },
  )

  it('shows at the site where the deal runs', async () => {
    await database.run(`${give('deals', DEAL, `deals/${name('a')}`)};
      update public.deals set state = 'planned', picture_alt = 'A can in the snow' where id = '${DEAL}'`)
    const running = await database
      .asUser('owl')
      .query(
        `select picture_path, picture_alt from public.list_deals_at('f4000000-0000-4000-8000-0000000000d2', '2030-01-15 12:00+00')`,
      )
    expect(running).toEqual([{ picture_path: `deals/${name('a')}`, picture_alt: 'A can in the snow' }])
  })

  it('goes along with a merge, with its description, where the other product has none', async () => {
    const into = 'bd000000-0000-4000-8000-000000000002'
    await database.run(
      `insert into public.products (id, name) values ('${into}', 'Kept');
       update public.products set picture_path = 'products/can.webp', picture_alt = 'A can' where id = '${PRODUCT}'`,
    )
    const admin = database.asUser('admin')
    const merge = (isTrial: boolean) =>
      admin.query('select kind, label, outcome from public.merge_products($1, $2, $3)', [
        PRODUCT,
        into,
        isTrial,
      ])
    expect(await merge(true)).toContainEqual({ kind: 'fact', label: 'picture', outcome: 'moves' })
    await merge(false)
    expect(
      await admin.query('select picture_path, picture_alt from public.product_list where id = $1', [into]),
    ).toEqual([{ picture_path: 'products/can.webp', picture_alt: 'A can' }])
  })

  it('of the other product stays in a merge', async () => {
    const into = 'bd000000-0000-4000-8000-000000000002'
    await database.run(
      `insert into public.products (id, name, picture_path) values ('${into}', 'Kept', 'products/cup.webp');
       update public.products set picture_path = 'products/can.webp', picture_alt = 'A can' where id = '${PRODUCT}'`,
    )
    await database.asUser('admin').query('select public.merge_products($1, $2, false)', [PRODUCT, into])
    expect(
      await database.sql('select picture_path, picture_alt from public.products where id = $1', [into]),
    ).toEqual([{ picture_path: 'products/cup.webp', picture_alt: null }])
  })
})

describe('files of no picture', () => {
  const store = (file: string, age = '8 days') =>
    database.run(
      `insert into storage.objects (bucket_id, name, created_at, updated_at)
       values ('logos', '${file}', now() - interval '${age}', now() - interval '${age}')`,
    )
  const orphans = async () =>
    (
      await database
        .asServiceRole()
        .query<{ name: string }>('select name from public.list_orphan_pictures(100)')
    ).map((file) => file.name)

  beforeEach(() => database.run('delete from storage.objects'))

  it('are swept a week after the upload', async () => {
    await store(`deals/${name('a')}`)
    await store(`products/${name('b')}`)
    await store(`deals/${name('c')}`, '6 days')
    expect((await orphans()).toSorted()).toEqual([`deals/${name('a')}`, `products/${name('b')}`])
  })

  it('are neither those of a record, nor those that an undo brings back, nor those of others', async () => {
    const files = [`deals/${name('a')}`, `deals/${name('b')}`, `products/${name('c')}`]
    for (const file of [...files, `brands/${name('d')}`, name('e'), 'deals/cold-water.webp'])
      await store(file)
    const owl = database.asUser('owl')
    for (const file of files.slice(0, 2)) {
      await owl.query('update public.deals set picture_path = $2 where id = $1', [DEAL, file])
    }
    await owl.query('update public.products set picture_path = $2 where id = $1', [PRODUCT, files[2]])
    expect(await orphans()).toEqual([])
  })

  it('are found by indexes', async () => {
    await database.run('set local enable_seqscan = off')
    const plan = await database.sql<{ 'QUERY PLAN': string }>(
      `explain select from private.change_values as kept
       where kept.changed_values ? 'picture_path'
         and kept.changed_values -> 'picture_path' @> to_jsonb(array['deals/a.webp'])`,
    )
    expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain('change_values_picture_idx')
  })
})
