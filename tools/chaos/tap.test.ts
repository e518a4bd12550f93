import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openTap, type Tap } from './tap.ts'

const JOB = '7d8c1f8e-7f0b-4d57-9a51-0d3c5c0a1b2c'

let database: Server
let tap: Tap
let heard: string[]

beforeEach(async () => {
  heard = []
  database = createServer((request, response) => {
    heard.push(`${request.method} ${request.url}`)
    response.end(request.url?.endsWith('claim_job') ? JSON.stringify([{ id: JOB, kind: 'sweep' }]) : '{}')
  }).listen(0, '127.0.0.1')
  await once(database, 'listening')
  tap = await openTap(`http://127.0.0.1:${(database.address() as AddressInfo).port}`)
})
afterEach(() => {
  tap.stop()
  database.close()
})

const call = (name: string, body: object = {}) =>
  fetch(`${tap.url}/rest/v1/rpc/${name}`, { method: 'POST', body: JSON.stringify(body) })

it('names each write, calls about a job with its kind, and files by their ending', async () => {
  const stages: string[] = []
  tap.watch((stage, moment) => {
    if (moment === 'after') stages.push(stage)
    return false
  })
  await call('claim_job')
  await call('finish_job', { job_id: JOB })
  await call('enqueue_job', { job_kind: 'stale-files' })
  await fetch(`${tap.url}/storage/v1/object/ads/${JOB}/12.png`, { method: 'POST' })
  await fetch(`${tap.url}/rest/v1/videos`)
  expect(stages).toEqual([
    ...['claim_job', 'finish_job sweep', 'enqueue_job stale-files', 'POST object/ads/.png'],
  ])
})

it('breaks off before the database hears of a write, or after it is done', async () => {
  tap.watch((_, moment) => moment === 'before')
  await expect(call('finish_job')).rejects.toThrow()
  expect(heard).toEqual([])
  tap.watch((_, moment) => moment === 'after')
  await expect(call('finish_job')).rejects.toThrow()
  expect(heard).toEqual(['POST /rest/v1/rpc/finish_job'])
})

it('hides files, and nothing else', async () => {
  tap.hideFiles(true)
  expect((await fetch(`${tap.url}/storage/v1/object/films/a`)).status).toBe(503)
  expect((await call('claim_job')).status).toBe(200)
})
