export const THEME_COOKIE = 'portal_theme'
export const DENSITY_COOKIE = 'portal_density'
export const SIDEBAR_COOKIE = 'sidebar_state'

const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** Of the rows of lists. */
const DENSITIES = ['comfortable', 'compact'] as const
export type Density = (typeof DENSITIES)[number]

/** In seconds: seven days. */
export const SIDEBAR_COOKIE_AGE = 604_800

/** Of theme and density, in seconds: one year. */
export const LOOK_COOKIE_AGE = 31_536_000

export const toTheme = (value: string | undefined): Theme =>
  THEMES.find((theme) => theme === value) ?? 'system'

export const toDensity = (value: string | undefined): Density =>
  DENSITIES.find((density) => density === value) ?? 'comfortable'

export const isSidebarOpen = (value: string | undefined): boolean => value !== 'closed'

/** `age` in seconds. The path keeps the cookie off requests for public pages. */
export function setPreferenceCookie(name: string, value: string, age: number): void {
  document.cookie = `${name}=${value}; path=/dashboard; max-age=${age}; samesite=lax`
}
