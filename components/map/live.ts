import { LiveMap } from './live-map'
import { chooseEngine } from './choose-engine'
import type { Engine, Failure } from './types'

/** What the page's first script does without. */
export type Live = { LiveMap: typeof LiveMap; engine: Engine }

export async function startLive(): Promise<{ live: Live } | { failure: Failure }> {
  const choice = await chooseEngine()
  return 'engine' in choice ? { live: { LiveMap, engine: choice.engine } } : choice
}
