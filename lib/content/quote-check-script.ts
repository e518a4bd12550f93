/** Checks the file of an accepted quote without this site. The guide (docs/quotes.md) has the same text. */
export const CHECK_SCRIPT = `import { createHash, createPublicKey, verify } from 'node:crypto'
import { readFileSync } from 'node:fs'

const file = readFileSync(process.argv[2])
const pems = readFileSync(process.argv[3], 'utf8').match(/-----BEGIN[^]+?END PUBLIC KEY-----/g) ?? []

// The last 174 bytes: the number of the key, and its Ed25519 signature over all bytes before them.
const content = file.subarray(0, -174)
const seal = /^\\n%fieldlight-seal 1 ed25519 ([0-9a-f]{16}) ([0-9a-f]{128})\\n$/.exec(file.subarray(-174).toString('latin1'))
const numberOf = (key) =>
  createHash('sha256').update(key.export({ type: 'spki', format: 'der' })).digest('hex').slice(0, 16)
const key = pems.map((pem) => createPublicKey(pem)).find((known) => numberOf(known) === seal?.[1])

const isValid = key !== undefined && verify(null, content, key, Buffer.from(seal[2], 'hex'))
console.log(isValid ? 'valid' : 'altered, or not signed with one of these keys')
process.exitCode = isValid ? 0 : 1
`
