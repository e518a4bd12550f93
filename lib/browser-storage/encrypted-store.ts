import type { StorageKey } from './keys'

export type Cipher = {
  /** @param name is authenticated: decryption under another name fails */
  seal: (name: string, value: unknown) => Promise<string>
  /** @throws when `sealed` is damaged or was encrypted for another name or host */
  open: (name: string, sealed: string) => Promise<unknown>
}

const ALGORITHM = 'AES-GCM'
const IV_LENGTH = 12

const bytesOf = (text: string) => new TextEncoder().encode(text)
const toBase64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes))
const fromBase64 = (text: string) => Uint8Array.from(atob(text), (char) => char.charCodeAt(0))

/**
 * The host name is public, so this only obscures values; it cannot protect secrets. HKDF is enough for the same
 * reason.
 */
async function deriveKey(subtle: SubtleCrypto, host: string): Promise<CryptoKey> {
  const word = await subtle.importKey('raw', bytesOf(host), 'HKDF', false, ['deriveKey'])
  const expand = { name: 'HKDF', hash: 'SHA-256', salt: bytesOf('local storage'), info: bytesOf('values') }
  return subtle.deriveKey(expand, word, { name: ALGORITHM, length: 256 }, false, ['encrypt', 'decrypt'])
}

export function createCipher({ subtle, host }: { subtle: SubtleCrypto; host: string }): Cipher {
  let derived: Promise<CryptoKey> | undefined
  const key = () => (derived ??= deriveKey(subtle, host))
  const parameters = (name: string, iv: Uint8Array<ArrayBuffer>) => ({
    name: ALGORITHM,
    iv,
    additionalData: bytesOf(name),
  })

  return {
    async seal(name, value) {
      const iv = crypto.getRandomValues(new Uint8Array(IV_LENGTH))
      const plain = bytesOf(JSON.stringify(value))
      const encrypted = new Uint8Array(await subtle.encrypt(parameters(name, iv), await key(), plain))
      return toBase64(new Uint8Array([...iv, ...encrypted]))
    },
    async open(name, sealed) {
      const bytes = fromBase64(sealed)
      const iv = bytes.slice(0, IV_LENGTH)
      const plain = await subtle.decrypt(parameters(name, iv), await key(), bytes.slice(IV_LENGTH))
      return JSON.parse(new TextDecoder().decode(plain))
    },
  }
}

export type EncryptedStore = {
  /** Undefined when the value is missing or was written by another host. Callers validate what they read. */
  read: (key: StorageKey) => Promise<unknown>
  write: (key: StorageKey, value: unknown) => Promise<void>
}

const forgetfulStore: EncryptedStore = {
  read: () => Promise.resolve(undefined),
  write: () => Promise.resolve(),
}

/** Never throws: preferences are optional. Calls run in order, because encryption times vary. */
export function createEncryptedStore(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  cipher: Cipher,
): EncryptedStore {
  let last: Promise<unknown> = Promise.resolve()
  const inOrder = <T>(job: () => Promise<T>): Promise<T | undefined> => {
    const result = last.then(job).catch(() => undefined)
    last = result
    return result
  }

  return {
    read: (key) =>
      inOrder(async () => {
        const sealed = storage.getItem(key)
        return sealed === null ? undefined : cipher.open(key, sealed)
      }),
    write: (key, value) =>
      inOrder(async () => {
        if (value === undefined) storage.removeItem(key)
        else storage.setItem(key, await cipher.seal(key, value))
      }),
  }
}

let opened: EncryptedStore | undefined

export function localStore(): EncryptedStore {
  return (opened ??= open())
}

function open(): EncryptedStore {
  if (!isSecureContext) return forgetfulStore
  try {
    const cipher = createCipher({ subtle: crypto.subtle, host: location.hostname })
    return createEncryptedStore(localStorage, cipher)
  } catch {
    // Accessing localStorage throws when the visitor blocks site data.
    return forgetfulStore
  }
}
