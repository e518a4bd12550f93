import { readMailedLink } from './mailed-link'

const HASH = '20129bd4259c295043427f2cafe33e3d1a0b6273'

test.each(['recovery', 'invite', 'email_change'])('parses a link of type %s', (type) => {
  expect(readMailedLink({ token_hash: HASH, type, other: 'ignored' })).toEqual({ tokenHash: HASH, type })
})

test.each([
  {},
  { token_hash: HASH },
  { token_hash: HASH, type: 'signup' },
  { token_hash: HASH, type: ['recovery', 'invite'] },
  { token_hash: '', type: 'recovery' },
  { token_hash: 'x'.repeat(500), type: 'recovery' },
])('rejects the parameters %j', (params) => {
  expect(readMailedLink(params)).toBeNull()
})
