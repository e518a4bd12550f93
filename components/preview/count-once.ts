/** False without storage: every reload would count. */
function markOnce(key: string): boolean {
  try {
    if (sessionStorage.getItem(key)) return false
    sessionStorage.setItem(key, 'yes')
    return true
  } catch {
    return false
  }
}

/** Tells the server once per browser session, and does not wait. */
export function countOnce(key: string, address: string): void {
  if (!markOnce(key)) return
  fetch(address, { method: 'POST', keepalive: true }).catch(() => {
    // Statistics only.
  })
}
