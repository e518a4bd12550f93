import { APIProvider } from '@vis.gl/react-google-maps'
import type { ReactNode } from 'react'
import { LoadingWatch } from './loading-watch'

/** `LoadingWatch` shows the error; without a listener it would also be logged to the console. */
const leaveToWatch = () => undefined

type Props = {
  apiKey: string
  libraries?: string[]
  onLoad?: () => void
  onFail: (message: string) => void
  children?: ReactNode
}

/** Loads Google's script for the maps inside. */
export const GoogleApi = ({ onFail, children, ...api }: Props) => (
  <APIProvider {...api} region="US" language="en" onError={leaveToWatch}>
    <LoadingWatch onFail={onFail} />
    {children}
  </APIProvider>
)

/** What all our Google maps have in common. */
export const MAP_OPTIONS = {
  gestureHandling: 'cooperative',
  disableDefaultUI: true,
  zoomControl: true,
  keyboardShortcuts: true,
  clickableIcons: false,
} as const
