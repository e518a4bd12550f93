/** Not in TypeScript's library: what browsers and extensions set for people who do not want to be followed. */
type Signals = { globalPrivacyControl?: boolean; doNotTrack?: string | null }

/** Whether this visitor's browser says that they must not be tracked: Global Privacy Control or Do Not Track. */
export function isTrackingRefused(): boolean {
  const { globalPrivacyControl, doNotTrack }: Signals = navigator
  return globalPrivacyControl === true || doNotTrack === '1'
}
