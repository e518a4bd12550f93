import { webcrypto } from 'node:crypto'
import { createCipher, createEncryptedStore, type Cipher } from './encrypted-store'
import { storageKeys } from './keys'

const { packageTab, packageVideo } = storageKeys
const subtle = webcrypto.subtle as unknown as SubtleCrypto
const cipherFor = (host: string) => createCipher({ subtle, host })

function memoryStorage() {
  const items = new Map<string, string>()
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  }
}

test('reads back what was written and stores only ciphertext', async () => {
  const storage = memoryStorage()
  const store = createEncryptedStore(storage, cipherFor('fieldlight.example'))
  await store.write(packageVideo, { 'drone-video': 2, note: 'Zoë – ✓' })
  expect(storage.items.get(packageVideo)).toMatch(/^[A-Za-z\d+/]+=*$/)
  expect(atob(storage.items.get(packageVideo) ?? '')).not.toContain('drone')

  const later = createEncryptedStore(storage, cipherFor('fieldlight.example'))
  expect(await later.read(packageVideo)).toEqual({ 'drone-video': 2, note: 'Zoë – ✓' })
})

test('encrypts equal values differently', async () => {
  const { seal } = cipherFor('fieldlight.example')
  expect(await seal(packageTab, 'x')).not.toBe(await seal(packageTab, 'x'))
})

test.each([
  ['written on another host', () => cipherFor('elsewhere.example').seal(packageTab, 'x')],
  ['moved from another key', () => cipherFor('fieldlight.example').seal(packageVideo, 'x')],
  ['stored in the clear', () => Promise.resolve('"drone-video"')],
  ['cut short', () => Promise.resolve('AAAA')],
  ['empty', () => Promise.resolve('')],
])('ignores a value that was %s', async (_, sealed) => {
  const storage = memoryStorage()
  storage.setItem(packageTab, await sealed())
  const store = createEncryptedStore(storage, cipherFor('fieldlight.example'))
  expect(await store.read(packageTab)).toBeUndefined()
})

test('reads undefined for missing and removed keys', async () => {
  const store = createEncryptedStore(memoryStorage(), cipherFor('fieldlight.example'))
  expect(await store.read(packageTab)).toBeUndefined()
  await store.write(packageTab, 'x')
  await store.write(packageTab, undefined)
  expect(await store.read(packageTab)).toBeUndefined()
})

test('keeps the last of two concurrent writes', async () => {
  const delays = [20, 0]
  const slowFirst: Cipher = {
    seal: async (_, value) => {
      await new Promise((resolve) => setTimeout(resolve, delays.shift()))
      return String(value)
    },
    open: (_, sealed) => Promise.resolve(sealed),
  }
  const store = createEncryptedStore(memoryStorage(), slowFirst)
  void store.write(packageTab, 'first')
  void store.write(packageTab, 'second')
  expect(await store.read(packageTab)).toBe('second')
})

test('ignores a full storage', async () => {
  const storage = memoryStorage()
  const store = createEncryptedStore(
    {
      ...storage,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    },
    cipherFor('fieldlight.example'),
  )
  await expect(store.write(packageTab, 'x')).resolves.toBeUndefined()
  expect(await store.read(packageTab)).toBeUndefined()
})
