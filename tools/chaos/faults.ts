import type { Fault } from './fault.ts'
import { abortedDownloads } from './faults/aborted-downloads.ts'
import { clockFast, clockSlow } from './faults/clock.ts'
import { databaseKilled, databaseStops } from './faults/database.ts'
import { diskFull } from './faults/disk.ts'
import { mailHangs, mailRefuses } from './faults/mail.ts'
import { oversized } from './faults/oversized.ts'
import { randomSlugs } from './faults/random-slugs.ts'
import { serverKilled } from './faults/server.ts'
import { slowClients } from './faults/slow-clients.ts'
import { slowReaders } from './faults/slow-readers.ts'
import { filesMissing } from './faults/storage.ts'

/**
 * First those whose mail is tried again after a minute or when a lease ends: the others fill the wait. Before all of them the
 * kills, which repeat whatever mail is under way: there is only their own then.
 */
export const FAULTS: readonly Fault[] = [
  serverKilled,
  mailRefuses,
  mailHangs,
  databaseStops,
  databaseKilled,
  diskFull,
  clockFast,
  clockSlow,
  filesMissing,
  randomSlugs,
  slowClients,
  slowReaders,
  oversized,
  abortedDownloads,
]
