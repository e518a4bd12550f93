import { copyFile, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { request as requests } from '@playwright/test'
import { assertCanServe } from '../../supabase/local/preflight.ts'
import { buildIfChanged } from '../../supabase/local/build-if-changed.ts'
import { runCommand } from '../../supabase/local/command.ts'
import { loadKeys } from '../../supabase/local/keys.ts'
import { siteEnv } from '../../supabase/local/next-process.ts'
import { printNote, printTitle, step } from '../../supabase/local/printout.ts'
import { Refusal } from '../../supabase/local/refusal.ts'
import { resetInstance } from '../../supabase/local/instance.ts'
import { startStack } from '../../supabase/local/start-stack.ts'
import { balance } from './balance.ts'
import { FAULTS } from './faults.ts'
import { gatherPeople } from './people.ts'
import { readRecords, untilMailIsSent } from './records.ts'
import { formatReport, listProblems, type Result } from './report.ts'
import { readChaosSettings } from './settings.ts'
import { openSite } from './site.ts'
import { mountSmallDisk } from './small-disk.ts'
import { startSwitchedMail } from './switched-mail.ts'

const BROWSER_TIMEOUT_MS = 45_000
/** Longer than the retries after an outage of the mail server or a kill. */
const MAIL_TIMEOUT_MS = 240_000

/** A worker that is killed at each stage begins twenty times. */
const FAULT_TIMEOUT_MS = 600_000

async function tooLong(fault: string): Promise<never> {
  await pause(FAULT_TIMEOUT_MS, undefined, { ref: false })
  throw new Refusal(`${fault} did not come to an end within ${FAULT_TIMEOUT_MS / 60_000} minutes.`)
}

await runCommand(async () => {
  const chosen = process.argv.slice(2)
  const faults = FAULTS.filter(({ name }) => chosen.length === 0 || chosen.includes(name))
  if (faults.length === 0) throw new Refusal(`The faults are ${FAULTS.map(({ name }) => name).join(', ')}.`)
  printTitle('What faults do to what people send')

  const settings = readChaosSettings(process.env)
  await assertCanServe(settings)
  // The build knows the keys: they stay beside the disk, which is new each time.
  await mkdir(settings.dataDir, { recursive: true, mode: 0o700 })
  await loadKeys(settings.dataDir)
  const dataDir = path.join(settings.dataDir, 'disk')
  const disk = mountSmallDisk(dataDir)
  await copyFile(path.join(settings.dataDir, 'keys.json'), path.join(dataDir, 'keys.json'))
  await resetInstance(dataDir)

  const onDisk = { ...settings, dataDir }
  const { stackPort, siteUrl } = settings
  const stack = await step(
    'Database',
    () => startStack({ dataDir, port: stackPort, siteUrl }),
    () => 'ready',
  )
  const env = siteEnv(onDisk, stack, 'production')
  const announce = () => printNote('Site', 'building, this takes a minute or two …')
  await step(
    'Site',
    () => buildIfChanged(settings.buildDir, env, 'seeds', announce),
    (built) => (built ? 'built' : 'nothing changed since the last build'),
  )
  const mail = await startSwitchedMail()
  const request = await requests.newContext({ timeout: BROWSER_TIMEOUT_MS })
  const site = openSite({ settings: onDisk, mail, disk, request }, stack)
  await site.startServer()
  const people = await gatherPeople(site)

  const outcomes = []
  for (const { name, expected, run } of faults) {
    const outcome = await step(
      'Fault',
      () => Promise.race([run(site, people), tooLong(name)]),
      () => name,
    )
    outcomes.push({ name, expected, outcome })
  }
  await step(
    'Mail',
    () => untilMailIsSent(site.stack(), MAIL_TIMEOUT_MS),
    () => 'waited for',
  )

  const results: Result[] = []
  for (const { outcome, ...fault } of outcomes) {
    const sent = outcome.sent ?? []
    const records = await readRecords(
      site.stack(),
      sent.map(({ email }) => email),
    )
    const arrived = mail.received.map(({ messageId }) => messageId)
    results.push({ ...fault, outcome, balance: balance(sent, records, arrived) })
  }
  await request.dispose()
  await mail.stop()
  console.log(`\n${formatReport(results)}\n`)
  const failed = results.filter((result) => listProblems(result).length > 0).length
  const omitted = results.filter(({ outcome }) => outcome.omitted).length
  if (omitted > 0) printNote('Left out', `${omitted} of ${results.length} faults`)
  if (failed > 0) throw new Refusal(`${failed} of ${results.length} faults did harm.`)
})
