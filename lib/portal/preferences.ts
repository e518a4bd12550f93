/** What the portal remembers of how someone likes it, in cookies that the server reads while it renders. */
export const THEME_COOKIE = 'portal_theme'
export const SIDEBAR_COOKIE = 'sidebar_state'

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** Seconds: seven days. */
export const SIDEBAR_COOKIE_AGE = 604_800

/** Seconds: a year. */
export const THEME_COOKIE_AGE = 31_536_000

export const toTheme = (value: string | undefined): Theme =>
  THEMES.find((theme) => theme === value) ?? 'system'

/** Open unless it was closed. */
export const isSidebarOpen = (value: string | undefined): boolean => value !== 'closed'

/** `age` in seconds. Only the portal's pages are sent the cookie. */
export function setPreferenceCookie(name: string, value: string, age: number): void {
  document.cookie = `${name}=${value}; path=/dashboard; max-age=${age}; samesite=lax`
}
