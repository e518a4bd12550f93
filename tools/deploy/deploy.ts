import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { runCommand } from '../../supabase/local/command.ts'
import { makeFreshInstance } from '../../supabase/local/fresh-instance.ts'
import { copyInstance } from '../../supabase/local/instance.ts'
import { siteEnv } from '../../supabase/local/next-process.ts'
import { openStack } from '../../supabase/local/open-stack.ts'
import { assertCanServe } from '../../supabase/local/preflight.ts'
import { printNote, printTitle, step } from '../../supabase/local/printout.ts'
import { Refusal } from '../../supabase/local/refusal.ts'
import { FRESH_DIR, PROJECT_ROOT } from '../../supabase/local/settings.ts'
import { findProgram } from '../gate/programs.ts'
import { launchBrowser } from '../perf/browser.ts'
import { readAdminCookie } from '../servers/post-form.ts'
import { standInForCompose } from './compose-stand-in.ts'
import { openProcesses } from './processes.ts'
import { readDeploySettings } from './settings.ts'
import { startTraffic } from './traffic.ts'
import { fillForm, sendThroughReload } from './visitor.ts'

const scriptOf = async (siteUrl: string): Promise<string> => {
  const html = await (await fetch(`${siteUrl}/get-started`)).text()
  const [script = ''] = /\/_next\/static\/chunks\/[^"\\]+\.js/.exec(html) ?? []
  assert.ok(script, 'a page has scripts')
  return script
}

await runCommand(async () => {
  printTitle('The site is started, and replaced by another build while people use it')
  const nginx = findProgram('nginx')
  const settings = readDeploySettings(process.env)
  const { siteUrl } = settings
  await assertCanServe(settings)
  await makeFreshInstance(() => openStack({ ...settings, dataDir: FRESH_DIR, databaseUrl: null }))
  await copyInstance(FRESH_DIR, settings.dataDir)
  const stack = await openStack(settings)
  const folder = await mkdtemp(path.join(tmpdir(), 'fieldlight-deploy-'))
  const env = { ...siteEnv(settings, stack, 'production'), LOG_FORMAT: 'json' }
  const processes = await openProcesses({ settings, env, nginx, stateDir: folder })
  const compose = await standInForCompose(folder, processes)

  const replace = async () => {
    const child = spawn('sh', [path.join(PROJECT_ROOT, 'deploy/replace.sh')], {
      env: {
        ...process.env,
        PATH: [folder, process.env.PATH].join(path.delimiter),
        STATE_DIR: folder,
        SERVER_NAME: 'localhost',
      },
      stdio: 'inherit',
    })
    const [code] = (await once(child, 'exit')) as [number | null]
    if (code !== 0) throw new Refusal('deploy/replace.sh failed.')
  }
  await step('Start', replace, () => compose.commands.join(' · '))

  const cookie = await readAdminCookie(siteUrl)
  const oldScript = await scriptOf(siteUrl)
  const { browser } = await launchBrowser()
  const form = await fillForm(browser, siteUrl)

  // The second build takes the processors: it comes before the traffic, as it would on another machine.
  await step(
    'Build',
    () => processes.build('green'),
    () => 'another build, which does not know the actions of the first',
  )
  const endTraffic = startTraffic([
    { url: `${siteUrl}/` },
    { url: `${siteUrl}/videos` },
    { url: `${siteUrl}/api/ready` },
    { url: `${siteUrl}/dashboard/admin/home`, headers: { cookie } },
  ])
  await step('Replace', replace, () => 'by the second build')
  const { answered, failures } = await endTraffic()

  assert.deepEqual(failures.slice(0, 5), [], 'every request through the change is answered')
  assert.ok(processes.isWorking(), 'the worker runs')
  const newScript = await scriptOf(siteUrl)
  for (const script of new Set([oldScript, newScript])) {
    assert.equal((await fetch(siteUrl + script)).status, 200, `${script} is there after the change`)
  }
  const { refusedWith, isKept } = await sendThroughReload(form)
  assert.equal(refusedWith, 409, 'the action of the old build is refused')
  assert.ok(isKept, 'what was typed under the old build is sent under the new one')

  printNote('Traffic', `${answered} requests through the change, ${failures.length} failed`)
  printNote('Form', 'opened under the old build: 409, reloaded, text kept, sent')
  await browser.close()
  await processes.stop()
  compose.stop()
  await rm(folder, { recursive: true, force: true })
})
