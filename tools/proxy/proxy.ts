import { runCommand } from '../../supabase/local/command.ts'
import { printNote, printTitle, step } from '../../supabase/local/printout.ts'
import { Refusal } from '../../supabase/local/refusal.ts'
import { resetInstance } from '../../supabase/local/instance.ts'
import { startProduction } from '../../supabase/local/serve-production.ts'
import { readPerfSettings } from '../perf/settings.ts'
import { startEchoServer } from './echo-server.ts'
import { findProgram } from '../gate/programs.ts'
import { assertRecipeIsSound, startProxy } from './nginx.ts'
import { checkRules } from './rules.ts'
import { checkSite, checkStaff } from './site.ts'
import { measureThroughput } from './throughput.ts'

/** Share of the throughput of a static file. */
const MIN_SHARE = 0.6

await runCommand(async () => {
  const nginx = findProgram('nginx')
  findProgram('wrk')
  printTitle('What the reverse proxy stores, and how fast it hands it out')

  const checkRulesAlone = async () => {
    await assertRecipeIsSound(nginx)
    const echo = await startEchoServer()
    const proxy = await startProxy(nginx, echo.address)
    await checkRules(proxy)
    await proxy.stop()
    echo.stop()
  }
  await step('Rules', checkRulesAlone, () => 'deploy/nginx.conf keeps its promises')

  const settings = readPerfSettings(process.env)
  await resetInstance(settings.dataDir)
  await startProduction(settings, () => 'seeds')
  const proxy = await startProxy(nginx, `127.0.0.1:${settings.port}`)
  await step(
    'Site',
    async () => {
      await checkSite(proxy.url)
      await checkStaff(proxy.url, settings.siteUrl)
    },
    () => 'public pages and pictures are stored, the portal is not, and staff pass them by',
  )
  const { page, file } = await measureThroughput(proxy)
  await proxy.stop()

  const share = page / file
  const figures = `${Math.round(page)} requests/s, a file ${Math.round(file)}: ${share.toFixed(2)} of it, at least ${MIN_SHARE}`
  printNote('Page', figures)
  if (share < MIN_SHARE) throw new Refusal('Stored pages are too slow.')
})
