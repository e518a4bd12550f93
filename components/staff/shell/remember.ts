/** `age` in seconds. Only the portal's pages are sent the cookie. */
export function remember(name: string, value: string, age: number): void {
  document.cookie = `${name}=${value}; path=/dashboard; max-age=${age}; samesite=lax`
}
