import { writeFileSync } from 'node:fs'
import { readLockFile } from './lock-file.ts'
import { formatThirdParty } from './third-party.ts'

const production = readLockFile().filter(({ isProduction }) => isProduction)
writeFileSync('THIRD_PARTY.md', formatThirdParty(production))
console.log(`Wrote THIRD_PARTY.md: ${production.length} packages.`)
