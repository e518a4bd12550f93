import { shortDay } from '@/lib/time/in-zone'
import type { Days } from './deal'

/** What is kept as a text names each day with `mediumDay`. */
export const daysText = ({ firstOn, lastOn }: Days, dayText: (day: string) => string = shortDay): string =>
  firstOn === lastOn ? dayText(firstOn) : `${dayText(firstOn)} to ${dayText(lastOn)}`
