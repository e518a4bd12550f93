import { createCipher } from './cipher'
import { createEncryptedStore, forgetfulStore, type EncryptedStore } from './encrypted-store'

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
