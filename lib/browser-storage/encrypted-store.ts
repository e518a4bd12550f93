import type { Cipher } from './cipher'
import type { StorageKey } from './keys'

export type EncryptedStore = {
  /** Undefined when nothing is there, or nothing that this host wrote. What it holds has to be checked by the reader. */
  read: (key: StorageKey) => Promise<unknown>
  /** `undefined` forgets the key. */
  write: (key: StorageKey, value: unknown) => Promise<void>
}

/** Remembers nothing: for browsers that refuse storage, and pages whose connection offers no Web Crypto. */
export const forgetfulStore: EncryptedStore = {
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
