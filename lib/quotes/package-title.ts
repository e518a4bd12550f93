import { PACKAGES } from '@/lib/content/packages'

/** Null is lines of a quote without a package; one that was removed since keeps its id. */
export const packageTitle = (id: string | null): string =>
  id === null ? 'Custom lines and travel' : (PACKAGES.find((item) => item.id === id)?.title ?? id)
