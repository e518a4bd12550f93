import type { StorageKey } from './keys'

export type Cipher = {
  /** @param name binds the result: under another name it does not open */
  seal: (name: string, value: unknown) => Promise<string>
  /** @throws when `sealed` was damaged, made for another name, or made on another host */
  open: (name: string, sealed: string) => Promise<unknown>
}

const ALGORITHM = 'AES-GCM'
/** Bytes, as recommended for AES-GCM. Fresh for every value, and kept in front of it. */
const IV_LENGTH = 12

const bytesOf = (text: string) => new TextEncoder().encode(text)
const toBase64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes))
const fromBase64 = (text: string) => Uint8Array.from(atob(text), (char) => char.charCodeAt(0))

/**
 * The host name is public, so this hides values from people and programs that merely look through a profile; it is no
 * place for secrets. For the same reason the key is expanded with HKDF: stretching a public word would gain nothing.
 */
async function deriveKey(subtle: SubtleCrypto, host: string): Promise<CryptoKey> {
  const word = await subtle.importKey('raw', bytesOf(host), 'HKDF', false, ['deriveKey'])
  const expand = { name: 'HKDF', hash: 'SHA-256', salt: bytesOf('local storage'), info: bytesOf('values') }
  return subtle.deriveKey(expand, word, { name: ALGORITHM, length: 256 }, false, ['encrypt', 'decrypt'])
}

/** Encrypts JSON values under a key derived from the host name. */
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
  /** Undefined when nothing is there, or nothing that this host wrote. What it holds has to be checked by the reader. */
  read: (key: StorageKey) => Promise<unknown>
  /** `undefined` forgets the key. */
  write: (key: StorageKey, value: unknown) => Promise<void>
}

/** Remembers nothing: for browsers that refuse storage, and pages whose connection offers no Web Crypto. */
const forgetfulStore: EncryptedStore = {
  read: () => Promise.resolve(undefined),
  write: () => Promise.resolve(),
}

/**
 * Never throws: a preference that cannot be kept, because storage is full or switched off, is not worth a word. Calls
 * are carried out in their order, since encryption takes a different time for each.
 */
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

/** This browser's local storage, encrypted. Only in the browser. */
export function localStore(): EncryptedStore {
  return (opened ??= open())
}

function open(): EncryptedStore {
  // Plain http on anything but localhost has no Web Crypto.
  if (!isSecureContext) return forgetfulStore
  try {
    const cipher = createCipher({ subtle: crypto.subtle, host: location.hostname })
    return createEncryptedStore(localStorage, cipher)
  } catch {
    // The mere mention of localStorage throws where the visitor has blocked site data.
    return forgetfulStore
  }
}
