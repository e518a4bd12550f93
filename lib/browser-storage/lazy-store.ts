import type { EncryptedStore } from './encrypted-store'

let opened: Promise<EncryptedStore | null> | undefined

const open = () =>
  (opened ??= import('./encrypted-store').then(
    ({ localStore }) => localStore(),
    () => null,
  ))

/** The store of `local-store.ts`, which comes with its cipher on first use. Forgetful where it does not come. */
export const lazyStore: EncryptedStore = {
  read: async (key) => (await open())?.read(key),
  write: async (key, value) => (await open())?.write(key, value),
}
