import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { log } from '@/lib/observability/log'

/** Which messages the mail server has taken while the database does not know of it yet. */
export type TakenMail = {
  add: (id: string) => void
  has: (id: string) => boolean
  list: () => string[]
  /** Once the database knows. */
  forget: (id: string) => void
}

/**
 * Outlives the server: one that is killed before it could tell the database would send again what was taken. A message is an
 * empty file, made at once and not by and by, which shortens that moment to what the machine needs. Where no file can be made
 * it is remembered for as long as the server runs.
 */
export function openTakenMail(folder: string): TakenMail {
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
