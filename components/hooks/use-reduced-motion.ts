import { useMediaQuery } from './use-media-query'

/** True on the server and while hydrating: motion that starts late disturbs nobody, motion that has to be stopped does. */
export const useReducedMotion = (): boolean => useMediaQuery('(prefers-reduced-motion: reduce)', true)
