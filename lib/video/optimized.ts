/** Ours, but not a poster of a draft: the image worker has no session, and keeps what it makes for everybody. */
export const isOptimized = (src: string): boolean => /^\/(?!dashboard\/)/.test(src)
