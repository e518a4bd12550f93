import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openAcceptedMessages, sendMailNow } from './sender'

const ID = '6c5d1c1e-4a60-4a8e-9a55-0f0d3f0c7d11'
let root: string

beforeEach(() => (root = mkdtempSync(path.join(tmpdir(), 'taken-'))))
afterEach(() => rmSync(root, { recursive: true }))

test('the next server process knows accepted messages until they are forgotten', () => {
  const folder = path.join(root, 'cache', 'accepted-messages')
  expect(openAcceptedMessages(folder).list()).toEqual([])
  openAcceptedMessages(folder).add(ID)
  const next = openAcceptedMessages(folder)
  expect([next.has(ID), next.list()]).toEqual([true, [ID]])
  next.forget(ID)
  expect([next.has(ID), openAcceptedMessages(folder).list()]).toEqual([false, []])
})

test('keeps ids in memory when the folder is not writable', () => {
  const file = path.join(root, 'file')
  writeFileSync(file, '')
  const printed = jest.spyOn(process.stdout, 'write').mockImplementation(() => true)
  const accepted = openAcceptedMessages(path.join(file, 'accepted-messages'))
  accepted.add(ID)
  expect(printed).toHaveBeenCalledTimes(1)
  printed.mockRestore()
  expect([accepted.has(ID), accepted.list()]).toEqual([true, [ID]])
  accepted.forget(ID)
  expect(accepted.list()).toEqual([])
})

test('jobs send mail outside of a request, and its failure fails no job', async () => {
  await expect(sendMailNow()).resolves.toBeUndefined()
})
