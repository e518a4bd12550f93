import { writeFileSync } from 'node:fs'
import { makeSubsets } from './subsets.ts'

for (const { file, bytes } of await makeSubsets()) {
  writeFileSync(file, bytes)
  console.log(`${file}  ${(bytes.length / 1000).toFixed(1)} KB`)
}
