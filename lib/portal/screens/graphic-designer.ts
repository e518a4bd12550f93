import type { AreaScreens } from '@/lib/portal/types'
import { AD_SCREENS } from './ads'

export const GRAPHIC_DESIGNER_SCREENS: AreaScreens = [
  { path: 'home', title: 'Home', about: 'Where a designer’s day begins.', pinned: true },
  ...AD_SCREENS,
]
