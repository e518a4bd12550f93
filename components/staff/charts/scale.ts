/** The figures that charts show are counted, so they are never negative. */
const STEPS = [1, 2, 5, 10]

/** Round numbers from zero to at least `most`, evenly spaced and whole. */
export function niceTicks(most: number, count = 4): number[] {
  if (!(most > 0)) return [0, 1]
  const rough = most / count
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(
    1,
    ...STEPS.filter((each) => each * power >= rough)
      .slice(0, 1)
      .map((each) => each * power),
  )
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, at) => at * step)
}

/** Places along an axis, the first and the last among them, with equal gaps as far as whole places allow. */
export function pickLabels(places: number, most = 5): number[] {
  const count = Math.min(places, most)
  if (count < 2) return places > 0 ? [0] : []
  return Array.from({ length: count }, (_, at) => Math.round((at * (places - 1)) / (count - 1)))
}

type Box = { width: number; height: number; top: number }

/** One line for each run of values, so that null leaves a gap. A value alone becomes a line without length: a dot. */
export function linePath(values: readonly (number | null)[], { width, height, top }: Box): string {
  const step = width / Math.max(1, values.length)
  const place = (value: number, at: number) => `${(at + 0.5) * step} ${height - (value / top) * height}`
  return values
    .map((value, at) => {
      if (value === null) return ''
      const follows = typeof values[at - 1] === 'number'
      const isAlone = !follows && typeof values[at + 1] !== 'number'
      return `${follows ? 'L' : 'M'}${place(value, at)}${isAlone ? 'h0' : ''}`
    })
    .join('')
}
