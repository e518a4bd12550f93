import { mediumDay } from '@/lib/time/in-zone'
import type { Days } from './deal'

export const daysText = ({ firstOn, lastOn }: Days): string =>
  firstOn === lastOn ? mediumDay(firstOn) : `${mediumDay(firstOn)} to ${mediumDay(lastOn)}`
