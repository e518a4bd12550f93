import type { EncryptedStore } from './encrypted-store'

let opened: Promise<EncryptedStore | null> | undefined

const open = () =>
  (opened ??= import('./encrypted-store').then(
    ({ localStore }) => localStore(),
    () => null,
  ))

/** `localStore`, loaded on first use. Reads undefined when loading fails. */
export const lazyStore: EncryptedStore = {
  read: async (key) => (await open())?.read(key),
  write: async (key, value) => (await open())?.write(key, value),
}
