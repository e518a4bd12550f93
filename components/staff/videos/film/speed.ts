/** Long enough to even out the pauses between parts. */
const WINDOW_MS = 10_000

type Sample = { at: number; sent: number }

export type Speed = { bytesPerSecond: number; secondsLeft: number } | null

/** Measures the last seconds only, so that a pause or a change of network shows soon. */
export function createSpeedometer(total: number) {
  let samples: Sample[] = []
  return {
    reset: () => (samples = []),
    /** Null until there are two measurements. Times are in milliseconds. */
    add(sent: number, at: number): Speed {
      samples = [...samples.filter((sample) => at - sample.at <= WINDOW_MS), { at, sent }]
      const [first] = samples
      if (!first || at === first.at || sent <= first.sent) return null
      const bytesPerSecond = ((sent - first.sent) / (at - first.at)) * 1000
      return { bytesPerSecond, secondsLeft: (total - sent) / bytesPerSecond }
    },
  }
}
