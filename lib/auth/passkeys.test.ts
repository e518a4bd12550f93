import {
  canHavePasskeys,
  counterOfAnswer,
  createChallenge,
  namedPasskey,
  optionsToAdd,
  optionsToSign,
  readNewPasskey,
} from './passkeys'

// What Chromium's virtual security key answered on http://localhost:3000, the site of the unit tests.
const ADDING = '5C__jjpsWEuR8vtllkM18r9PICLgtCThjOmxVhptjRQ'
const ADDED = {
  id: 'BfygXs5eOGZOEI9193bJIE10HmQ383n06nsLG92YOPQ',
  rawId: 'BfygXs5eOGZOEI9193bJIE10HmQ383n06nsLG92YOPQ',
  response: {
    attestationObject:
      'o2NmbXRkbm9uZWdhdHRTdG10oGhhdXRoRGF0YViBSZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2NFAAAAAQAAAAAAAAAAAAAAAAAAAAAAIAX8oF7OXjhmThCPdfd2ySBNdB5kN_N59Op7CxvdmDj0pAEBAycgBiFYIMFqFTtxEKwxXQDmNo5W8Gp28-KB_ReeVTUzXFbCwVkT',
    clientDataJSON:
      'eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIiwiY2hhbGxlbmdlIjoiNUNfX2pqcHNXRXVSOHZ0bGxrTTE4cjlQSUNMZ3RDVGhqT214VmhwdGpSUSIsIm9yaWdpbiI6Imh0dHA6Ly9sb2NhbGhvc3Q6MzAwMCIsImNyb3NzT3JpZ2luIjpmYWxzZX0',
    transports: ['usb'],
    authenticatorData:
      'SZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2NFAAAAAQAAAAAAAAAAAAAAAAAAAAAAIAX8oF7OXjhmThCPdfd2ySBNdB5kN_N59Op7CxvdmDj0pAEBAycgBiFYIMFqFTtxEKwxXQDmNo5W8Gp28-KB_ReeVTUzXFbCwVkT',
  },
  type: 'public-key',
  clientExtensionResults: {},
}
const SIGNING = 'VWb0nbvIAnIBV8nWN2XtZtLk0fg3msGm5hoq2w08-1E'
const SIGNED = {
  id: 'BfygXs5eOGZOEI9193bJIE10HmQ383n06nsLG92YOPQ',
  rawId: 'BfygXs5eOGZOEI9193bJIE10HmQ383n06nsLG92YOPQ',
  response: {
    authenticatorData: 'SZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2MFAAAAAg',
    clientDataJSON:
      'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0IiwiY2hhbGxlbmdlIjoiVldiMG5idklBbklCVjhuV04yWHRadExrMGZnM21zR201aG9xMncwOC0xRSIsIm9yaWdpbiI6Imh0dHA6Ly9sb2NhbGhvc3Q6MzAwMCIsImNyb3NzT3JpZ2luIjpmYWxzZX0',
    signature: 'Wr9_E60luhpDh3n0bANmQubDe0N7SHUp8HBwuQSyGa-o7aTS9wtX9wc3QHX5AO5GCOvcMfVU75BK_DoJTgYMAA',
  },
  type: 'public-key',
  clientExtensionResults: {},
}

const ID = ADDED.id
const known = async () => {
  const passkey = await readNewPasskey(JSON.stringify(ADDED), ADDING)
  if (!passkey) throw new Error('The recorded passkey is not read')
  return passkey
}

test('reads a new passkey that answers the challenge', async () => {
  expect(canHavePasskeys).toBe(true)
  expect(await known()).toEqual({
    credentialId: ID,
    publicKey: expect.stringMatching(/^[\w-]+$/),
    counter: 1,
    transports: ['usb'],
  })
})

test.each([
  ['another challenge', JSON.stringify(ADDED), SIGNING],
  ['an answer to sign in with', JSON.stringify(SIGNED), SIGNING],
  ['nothing', '{}', ADDING],
  ['no JSON', 'x', ADDING],
])('does not read a passkey from %s', async (_, answer, challenge) => {
  expect(await readNewPasskey(answer, challenge)).toBeNull()
})

test('answers the counter of a right signature only', async () => {
  const passkey = await known()
  const counter = (answer: object, challenge: string, of = passkey) =>
    counterOfAnswer(JSON.stringify(answer), challenge, ID, of)
  expect(await counter(SIGNED, SIGNING)).toBe(2)
  expect(await counter(SIGNED, ADDING)).toBeNull()
  expect(await counter(SIGNED, SIGNING, { ...passkey, counter: 2 })).toBeNull()
  const { response } = SIGNED
  expect(
    await counter(
      { ...SIGNED, response: { ...response, signature: ADDED.response.authenticatorData } },
      SIGNING,
    ),
  ).toBeNull()
  const elsewhere = Buffer.from(
    JSON.stringify({ type: 'webauthn.get', challenge: SIGNING, origin: 'https://evil.example' }),
  ).toString('base64url')
  expect(
    await counter({ ...SIGNED, response: { ...response, clientDataJSON: elsewhere } }, SIGNING),
  ).toBeNull()
  expect(await counterOfAnswer('x', SIGNING, ID, passkey)).toBeNull()
})

test('names the passkey of an answer, whatever it is', () => {
  expect(namedPasskey(JSON.stringify(SIGNED))).toBe(ID)
  for (const answer of ['x', '[]', '{"id":1}']) expect(namedPasskey(answer)).toBeNull()
})

test('asks the browser for what was kept', async () => {
  const challenge = createChallenge()
  const passkeys = [{ id: ID, transports: ['usb'] }]
  const adding = await optionsToAdd(challenge, { userId: 'ada', email: 'ada@example.com', passkeys })
  expect(adding).toMatchObject({ challenge, rp: { id: 'localhost' }, excludeCredentials: [{ id: ID }] })
  const signing = await optionsToSign(challenge, passkeys)
  expect(signing).toMatchObject({ challenge, rpId: 'localhost', allowCredentials: [{ id: ID }] })
})
