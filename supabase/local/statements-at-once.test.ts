import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'

const MODULE = path.join(import.meta.dirname, 'statements-at-once.ts')

/** Asks the same of a driver as it is and of one that sends at once, and counts what is sent for ten equal statements. */
const COMPARE = `
  import { PGlite } from '@supabase/lite/pglite'
  const { sendStatementsAtOnce } = await import(process.argv[1])

  async function ask(prepare) {
    const driver = await PGlite.create()
    let sent = 0
    const send = driver.execProtocolStream.bind(driver)
    driver.execProtocolStream = (...parameters) => (sent++, send(...parameters))
    prepare(driver)
    const answers = []
    const query = async (sql, parameters) => {
      const answer = await driver.query(sql, parameters).catch(({ code, message }) => ({ code, message }))
      answers.push(answer)
    }
    const round = async () => {
      await query('select $1::int + 1 as number, $2::jsonb as json, $3::text[] as texts, $4::timestamptz as time', [
        1, { a: 'ü' }, ['a', null], new Date(0),
      ])
      await query('select nothing')
      await query('select 1 / $1::int', [0])
      await query('select $1::int', ['no number'])
      await query('begin')
      await query('insert into things values ($1, $2)', [7, 'seven'])
      await query('select 1 / $1::int', [0])
      await query('select * from things')
      await query('rollback')
      await query('select * from things where name = $1', ['seven'])
      await driver.transaction((transaction) => transaction.query('update things set name = $1 where id = $2', ['x', 1]))
      await query("select name, length(repeat('long', 200000)) as length from things")
    }
    await driver.exec("create table things (id int, name text); insert into things values (1, 'one')")
    await round()
    await round()
    sent = 0
    for (let count = 0; count < 10; count += 1) await query('select $1::text', [count])
    const messages = sent
    // The text is known, and its parameter has another type now.
    await driver.exec('drop table things; create table things (id int, name jsonb)')
    await query('insert into things values ($1, $2)', [8, { a: 1 }])
    await query('select * from things where name = $1', [{ a: 1 }])
    await driver.close()
    return { answers, messages }
  }
  const plain = await ask(() => {})
  const atOnce = await ask(sendStatementsAtOnce)
  console.log(JSON.stringify({ plain, atOnce }))
  process.exit(0)`

type Asked = { answers: { rows?: unknown[]; code?: string }[]; messages: number }

/** In plain Node: Jest's module system cannot load PGlite. */
it('answers as the driver does, and sends at once what it sent before', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--input-type=module',
    '-e',
    COMPARE,
    MODULE,
  ])
  const { plain, atOnce } = JSON.parse(stdout) as { plain: Asked; atOnce: Asked }
  expect(atOnce.answers).toEqual(plain.answers)
  expect(plain.answers.filter(({ code }) => code).map(({ code }) => code)).toEqual([
    ...['42703', '22012', '22P02', '22012', '25P02'],
    ...['42703', '22012', '22P02', '22012', '25P02'],
  ])
  expect(plain.answers.at(-1)?.rows).toEqual([{ id: 8, name: { a: 1 } }])
  // What types the parameters have is asked once.
  expect([plain.messages, atOnce.messages]).toEqual([60, 21])
})
