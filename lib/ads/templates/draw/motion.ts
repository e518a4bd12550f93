import { FORMATS, type Format, type Motion } from '@/lib/ads/templates/document'
import { num } from './shapes'

/** Share of the format that a sliding layer comes along. */
const WAY = 0.12

const SLIDES: Partial<Record<Motion['kind'], readonly [x: number, y: number]>> = {
  'slide-up': [0, 1],
  'slide-down': [0, -1],
  'slide-left': [1, 0],
  'slide-right': [-1, 0],
}

/** From 0, before it begins, to 1. It slows down. `at` in seconds; absent: the end. */
export function progressOf({ kind, start, length }: Motion, at: number | undefined): number {
  if (at === undefined || kind === 'none') return 1
  const share = length === 0 ? Number(at >= start) : Math.min(1, Math.max(0, (at - start) / length))
  return 1 - (1 - share) ** 3
}

/** The drawing of a layer on its way. Empty before it begins. */
export function moved(svg: string, motion: Motion, progress: number, format: Format): string {
  if (progress === 1 || svg === '') return svg
  if (progress === 0) return ''
  const [x, y] = SLIDES[motion.kind] ?? [0, 0]
  const { width, height } = FORMATS[format]
  const rest = (1 - progress) * WAY
  const way = x || y ? ` transform="translate(${num(x * rest * width)} ${num(y * rest * height)})"` : ''
  const opacity = motion.kind === 'count-up' ? Math.min(1, progress * 4) : progress
  return `<g opacity="${num(opacity)}"${way}>${svg}</g>`
}

/** The first number of a text on its way from 0, written as the text writes it. */
export const countedUp = (text: string, progress: number): string =>
  text.replace(/\d+(?:[.,]\d+)*/, (number) => {
    const decimals = /[.,](\d{1,2})$/.exec(number)?.[1]?.length ?? 0
    const digits = String(Math.round(Number(number.replace(/\D/g, '')) * progress)).padStart(
      decimals + 1,
      '0',
    )
    let left = digits.length
    return Array.from(number)
      .reverse()
      .map((sign) => {
        if (left === 0) return ''
        if (!/\d/.test(sign)) return sign
        left -= 1
        return digits[left]
      })
      .reverse()
      .join('')
  })
