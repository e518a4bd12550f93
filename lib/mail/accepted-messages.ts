import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { log } from '@/lib/observability/log'

/** The ids of messages that the mail server has accepted, until the database has stored that they are sent. */
export type AcceptedMessages = {
  add: (id: string) => void
  has: (id: string) => boolean
  list: () => string[]
  forget: (id: string) => void
}

/**
 * Kept in files, so that a killed server does not send a message twice after its restart. Writes are synchronous, because a
 * kill can come at any moment. Without a writable folder the ids are kept in memory.
 */
export function openAcceptedMessages(folder: string): AcceptedMessages {
  const remembered = new Set<string>()
  const fileOf = (id: string) => path.join(folder, id)
  const onDisk = () => (existsSync(folder) ? readdirSync(folder) : [])

  return {
    add: (id) => {
      remembered.add(id)
      try {
        mkdirSync(folder, { recursive: true, mode: 0o700 })
        writeFileSync(fileOf(id), '')
      } catch (error) {
        log.warn('outbox.remember', error, { id })
      }
    },
    has: (id) => remembered.has(id) || existsSync(fileOf(id)),
    list: () => [...new Set([...remembered, ...onDisk()])],
    forget: (id) => {
      remembered.delete(id)
      if (existsSync(fileOf(id))) rmSync(fileOf(id), { force: true })
    },
  }
}
