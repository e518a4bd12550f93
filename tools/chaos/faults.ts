import type { Fault } from './fault.ts'
import { abortedDownloads } from './faults/aborted-downloads.ts'
import { clocks } from './faults/clock.ts'
import { databaseKilled, databaseStops } from './faults/database.ts'
import { diskFull } from './faults/disk.ts'
import { filmDatabaseStops, filmServerKilled } from './faults/film-uploads.ts'
import { mailHangs, mailRefuses } from './faults/mail.ts'
import { oversized } from './faults/oversized.ts'
import { databaseAwayAMinute, quoteAcceptances } from './faults/quote-acceptances.ts'
import { randomSlugs } from './faults/random-slugs.ts'
import { renditionsKilled } from './faults/renditions.ts'
import { serverKilled } from './faults/server.ts'
import { slowClients } from './faults/slow-clients.ts'
import { slowReaders } from './faults/slow-readers.ts'
import { filesMissing } from './faults/storage.ts'
import { twoServers } from './faults/two-servers.ts'
import { unfinishedBodies } from './faults/unfinished-bodies.ts'
import { storageAway, workerDiskFull } from './faults/worker-outages.ts'
import { workersKilled } from './faults/workers-killed.ts'

/**
 * The kills come first, because they may repeat any mail that is under way; those of films before there is any mail. Then come faults whose mail waits for a retry or
 * the end of a lease, so that the other faults fill the wait.
 */
export const FAULTS: readonly Fault[] = [
  filmServerKilled,
  filmDatabaseStops,
  renditionsKilled,
  ...workersKilled,
  twoServers,
  storageAway,
  workerDiskFull,
  serverKilled,
  mailRefuses,
  mailHangs,
  databaseStops,
  databaseKilled,
  quoteAcceptances,
  databaseAwayAMinute,
  diskFull,
  ...clocks,
  filesMissing,
  randomSlugs,
  slowClients,
  unfinishedBodies,
  slowReaders,
  oversized,
  abortedDownloads,
]
