import { hashOf, lineOf, openFillDesk, type Step } from './ad-fill-desk'
import { OWN_GROUP } from './ad-template-desk'
import { openDatabase } from './harness'

const database = openDatabase()
const desk = openFillDesk(database)
const {
  manager,
  designer,
  worker,
  save,
  run,
  stop,
  read,
  outcomeOf,
  record,
  finish,
  prepare,
  fillOf,
  adsOf,
} = desk

const LINES = [1, 2, 3].map((number) => lineOf(number))

describe('a run', () => {
  it('makes an ad of each row and format, in the name of who began', async () => {
    const { id } = await prepare(LINES, ['preview', 'square'])
    await run(id)
    expect(await read(id, 2)).toMatchObject({
      status: 'running',
      planned: 3,
      left: 3,
      rows: [{ number: 1 }, { number: 2 }],
    })
    expect(await finish(id)).toEqual([1, 2, 3])
    expect(await fillOf(id)).toMatchObject({ status: 'done', counts: { made: 3 }, work: null })
    expect(await adsOf(id)).toHaveLength(6)
    expect(
      await database.value(`
        select array_agg(distinct person.email) from private.audit_log as entry
        join public.profiles as person on person.id = entry.actor_id where entry.table_name = 'ads'`),
    ).toEqual(['manager@fieldlight.example'])
  })

  it('draws nothing a second time', async () => {
    const { id } = await prepare(LINES)
    await run(id)
    await finish(id)
    await run(id)
    expect(await finish(id)).toEqual([])
    expect(await fillOf(id)).toMatchObject({ status: 'done', counts: { made: 3 } })
  })

  it('makes each row once, though the worker is killed and another one does it again', async () => {
    const { id } = await prepare(LINES)
    await run(id)
    // It dies before it records, after that, and two at once have the same rows.
    const killed = await read(id)
    const step = await read(id)
    expect(step?.rows.map(({ ads }) => ads)).toEqual(killed?.rows.map(({ ads }) => ads))
    for (const late of [killed, step] as Step[]) {
      for (const row of late.rows)
        expect(await record(id, row, outcomeOf(late, row, hashOf(row.title)))).toBe(true)
    }
    expect(await finish(id)).toEqual([])
    expect(await adsOf(id)).toEqual(
      [1, 2, 3].map((number) => ({ title: `Ad ${number}`, files: 1, number: 1, fill_row: number })),
    )
  })

  it('does rows again that have failed or were changed, and no others', async () => {
    const { id } = await prepare(LINES)
    await run(id)
    const step = await read(id)
    for (const row of step?.rows ?? []) {
      const outcome = outcomeOf(step as Step, row, hashOf(row.title))
      await record(
        id,
        row,
        row.number === 2 ? { ...outcome, status: 'failed', error: 'No disk', ads: [] } : outcome,
      )
    }
    await finish(id)
    expect(await fillOf(id)).toMatchObject({ counts: { made: 2, failed: 1 } })
    await save(id, [lineOf(1), lineOf(3, 'Another headline'), lineOf(4)])
    await run(id)
    expect(await finish(id, ({ title }) => hashOf(`${title}, changed`))).toEqual([2, 3, 4])
    expect(await adsOf(id)).toMatchObject([{ files: 1 }, { files: 1 }, { files: 2 }, { files: 1 }])
  })

  it('leaves bad rows alone until they change', async () => {
    const { id } = await prepare([lineOf(1), { ...lineOf(2), isBad: true, problems: [{ kind: 'long' }] }])
    await run(id)
    expect(await finish(id)).toEqual([1])
    expect(await fillOf(id)).toMatchObject({ counts: { made: 1, bad: 1 } })
    await save(id, [lineOf(2, 'Short')])
    await run(id)
    expect(await finish(id)).toEqual([2])
  })

  it('throws away the outcome of a row that was changed meanwhile', async () => {
    const { id } = await prepare(LINES)
    await run(id)
    const old = (await read(id)) as Step
    await stop(id, false)
    await save(id, [lineOf(1, 'Changed')])
    await run(id)
    for (const row of old.rows) await record(id, row, outcomeOf(old, row, hashOf('old')))
    expect(await finish(id)).toEqual([1])
  })

  it('pauses, keeps the row that was being drawn, goes on, and can be canceled', async () => {
    const { id } = await prepare(LINES)
    await run(id)
    const step = (await read(id, 1)) as Step
    expect(await stop(id, false)).toBe(true)
    expect(await stop(id, false)).toBe(false)
    const [row] = step.rows
    expect(row && (await record(id, row, outcomeOf(step, row, hashOf('a'))))).toBe(false)
    expect(await read(id)).toBeNull()
    expect(await fillOf(id)).toMatchObject({ status: 'paused', counts: { made: 1, unchecked: 2 } })
    await run(id)
    expect((await read(id, 1))?.rows).toMatchObject([{ number: 2 }])
    expect(await stop(id, true)).toBe(true)
    expect(await read(id)).toBeNull()
    expect(await fillOf(id)).toMatchObject({ status: 'canceled', counts: { made: 1, unchecked: 2 } })
  })

  it('ends when whoever began it may not work on the group any more', async () => {
    const { id } = await prepare(LINES)
    await run(id, false, designer())
    await database.run(`delete from public.ad_group_assignments where ad_group_id = '${OWN_GROUP}'`)
    expect(await read(id)).toBeNull()
    expect(await fillOf(id)).toMatchObject({
      status: 'canceled',
      problem: 'Whoever began this may not work on the group any more.',
    })
  })

  it('does not make ads again that somebody has deleted, unless the row is changed', async () => {
    const { id } = await prepare(LINES)
    await run(id)
    await finish(id)
    await database.run(
      `delete from public.ads where id in (select ad_id from public.ad_drawings where fill_row < 3)`,
    )
    await save(id, [lineOf(1, 'Changed')])
    await run(id)
    expect(await finish(id)).toEqual([1])
    expect(await adsOf(id)).toMatchObject([{ fill_row: 1 }, { fill_row: 3 }])
  })
})

describe('a new version of the template', () => {
  it('gives a new file only to ads whose picture changes', async () => {
    const { id, template } = await prepare(LINES)
    await run(id)
    await finish(id)
    await desk.publishNext(template.id, '#333333')
    expect(await fillOf(id)).toMatchObject({ newest: 2 })
    await run(id, true)
    expect(await finish(id, ({ number, title }) => hashOf(number === 2 ? 'new' : title))).toEqual([1, 2, 3])
    expect(await fillOf(id)).toMatchObject({ counts: { made: 1, unchanged: 2 } })
    expect(await adsOf(id)).toMatchObject([
      { files: 1, number: 2 },
      { files: 2, number: 2 },
      { files: 1, number: 2 },
    ])
    await run(id, true)
    expect(await finish(id)).toEqual([])
  })

  it('must have the formats of the fill', async () => {
    const { id, template } = await prepare(LINES)
    await desk.publishNext(template.id, '#333333', ['story'])
    await expect(run(id, true)).rejects.toMatchObject({ code: 'PT422' })
  })

  it('throws away what was drawn with the one before', async () => {
    const { id, template } = await prepare(LINES)
    await run(id)
    const old = (await read(id)) as Step
    await stop(id, false)
    await desk.publishNext(template.id, '#333333')
    await run(id, true)
    for (const row of old.rows) await record(id, row, outcomeOf(old, row, hashOf('old')))
    expect(await finish(id)).toEqual([1, 2, 3])
  })
})

describe('a check', () => {
  it('says what is wrong with unchecked rows, and makes nothing', async () => {
    const { id } = await prepare(LINES)
    await manager().query('select public.check_ad_fill($1)', [id])
    const step = (await read(id)) as Step
    expect(step.status).toBe('checking')
    const lines = step.rows.map(({ number, revision }) => ({
      ...{ number, revision, isBad: number === 2, problems: [{ kind: 'contrast' }] },
    }))
    const recordChecks = () =>
      worker().value('select public.record_ad_fill_checks($1, $2)', [id, JSON.stringify(lines)])
    expect(await recordChecks()).toBe(true)
    expect(await read(id)).toBeNull()
    expect(await recordChecks()).toBe(false)
    expect(await fillOf(id)).toMatchObject({ status: 'draft', counts: { ready: 2, bad: 1 } })
    expect(await adsOf(id)).toEqual([])
    await run(id)
    expect(await finish(id)).toEqual([1, 3])
  })
})
