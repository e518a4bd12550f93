import { useSyncExternalStore } from 'react'
import { shortcutLabel } from '@/lib/text/shortcut'

const subscribe = () => () => undefined
const readPlatform = () => navigator.platform
/** The server does not know it. */
const noPlatform = () => ''

/** Writes keys as in 'Mod Shift 8' for the machine that shows the page. */
export function useShortcutLabel(): (keys: string) => string {
  const platform = useSyncExternalStore(subscribe, readPlatform, noPlatform)
  return (keys) => shortcutLabel(keys, platform)
}
