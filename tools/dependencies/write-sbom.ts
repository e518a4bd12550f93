import { writeFileSync } from 'node:fs'
import { createSbom } from './sbom.ts'

const FILE = 'sbom.cdx.json'

const sbom = createSbom()
writeFileSync(FILE, `${JSON.stringify(sbom, null, 2)}\n`)
console.log(`Wrote ${FILE}: ${sbom.components.length} packages, CycloneDX ${sbom.specVersion}.`)
