import { writeFileSync } from 'node:fs'
import { formatLicences } from './licences.ts'
import { readLockFile } from './lock-file.ts'

const production = readLockFile().filter(({ isProduction }) => isProduction)
writeFileSync('THIRD_PARTY.md', formatLicences(production))
console.log(`Wrote THIRD_PARTY.md: ${production.length} packages.`)
