import { DAY_MINUTES, type Span } from './hours'

const TIME = String.raw`(?:noon|midnight|\d{1,2}(?:[:.]\d{2})?(?:[ap]m)?)`
const SPAN = new RegExp(`^(${TIME})-(${TIME})$`)
const CLOCK = /^(\d{1,2})(?:[:.](\d{2}))?([ap])?m?$/

const CLOSED = /^(closed|none)?$/
const ALWAYS = /^(open)?(24h(ou)?rs?|24h|24\/7|24|allday)$/

const EXAMPLE = 'Type hours as in “6 AM – 10 PM”, “24 hours” or “closed”'

type Time = { minute: number; isHalfDay: boolean | null }

/** Null for what is no time. `isHalfDay`: with AM or PM; null for words. */
function readTime(text: string): Time | null {
  if (text === 'noon') return { minute: DAY_MINUTES / 2, isHalfDay: null }
  if (text === 'midnight') return { minute: 0, isHalfDay: null }
  const [, hourText, minuteText = '0', half] = CLOCK.exec(text) ?? []
  const [hour, minutes] = [Number(hourText), Number(minuteText)]
  if (hourText === undefined || minutes > 59) return null
  if (half) {
    if (hour < 1 || hour > 12) return null
    return { minute: ((hour % 12) + (half === 'p' ? 12 : 0)) * 60 + minutes, isHalfDay: true }
  }
  return hour > 24 || (hour === 24 && minutes > 0) ? null : { minute: hour * 60 + minutes, isHalfDay: false }
}

function readSpan(text: string): Span | string {
  const [, from = '', to = ''] = SPAN.exec(text) ?? []
  const [opens, closes] = [readTime(from), readTime(to)]
  if (!opens || !closes || opens.minute >= DAY_MINUTES) return EXAMPLE
  if (opens.isHalfDay !== null && closes.isHalfDay !== null && opens.isHalfDay !== closes.isHalfDay) {
    return 'Say AM or PM for both times'
  }
  // Up to a time that is not later, it stays open into the next day.
  const isNextDay = closes.minute <= opens.minute
  return { opens: opens.minute, closes: closes.minute + (isNextDay ? DAY_MINUTES : 0) }
}

/** Hours of one day as somebody types them. Without AM and PM they are those of a 24-hour clock. */
export function readSpans(typed: string): { spans: Span[] } | { error: string } {
  const text = typed
    .toLowerCase()
    .replaceAll(/\s+(to|until)\s+|[–—−]/g, '-')
    .replaceAll(/\s+and\s+|[;&]/g, ',')
    .replaceAll(/([ap])\.?\s?m\b\.?/g, '$1m')
    .replaceAll(/\s/g, '')
  if (CLOSED.test(text)) return { spans: [] }
  if (ALWAYS.test(text)) return { spans: [{ opens: 0, closes: DAY_MINUTES }] }
  const spans: Span[] = []
  for (const part of text.split(',').filter(Boolean)) {
    const span = readSpan(part)
    if (typeof span === 'string') return { error: span }
    spans.push(span)
  }
  spans.sort((one, other) => one.opens - other.opens)
  const isOverlap = spans.some((span, index) => span.opens < (spans[index - 1]?.closes ?? 0))
  return isOverlap ? { error: 'These hours overlap' } : { spans }
}
