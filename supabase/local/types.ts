import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { format, resolveConfig } from 'prettier'
import { runCommand } from './command.ts'
import { createMemoryDatabase } from './memory-database.ts'
import { Refusal } from './refusal.ts'
import { PROJECT_ROOT } from './settings.ts'
import { readCatalog } from './type-catalog.ts'
import { writeTypes } from './type-writer.ts'

const FILE = 'lib/supabase/database.types.ts'

async function generate(): Promise<string> {
  const database = await createMemoryDatabase()
  const source = writeTypes(await readCatalog(database))
  await database.close()
  const target = path.join(PROJECT_ROOT, FILE)
  return format(source, { ...(await resolveConfig(target)), filepath: target })
}

await runCommand(async () => {
  const target = path.join(PROJECT_ROOT, FILE)
  const types = await generate()
  if (!process.argv.includes('--check')) {
    await writeFile(target, types)
    console.log(`Wrote ${FILE}.`)
    return
  }
  const committed = await readFile(target, 'utf8').catch(() => '')
  if (committed !== types) throw new Refusal(`${FILE} does not match the migrations; run 'npm run db:types'.`)
  console.log(`${FILE} matches the migrations.`)
})
