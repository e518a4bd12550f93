import type { Line } from './simplify'

/** As short as SVG allows: a minus sign separates as well as a space. */
const write = (numbers: readonly number[]) => numbers.join(' ').replaceAll(' -', '-')

function drawLine(line: Line, precision: number): string {
  const [start, ...rest] = line.map((position) => position.map((value) => Math.round(value * precision)))
  if (!start) return ''
  let [x = 0, y = 0] = start
  const steps: number[] = []
  for (const [nextX = 0, nextY = 0] of rest) {
    if (nextX === x && nextY === y) continue
    steps.push(nextX - x, nextY - y)
    ;[x, y] = [nextX, nextY]
  }
  return steps.length === 0 ? '' : `M${write(start)}l${write(steps)}`
}

/** SVG path data in whole numbers: positions are multiplied by `precision`, which whoever draws it divides by again. */
export const toPath = (lines: readonly Line[], precision: number): string =>
  lines.map((line) => drawLine(line, precision)).join('')
