import { type Area, ROLE_LABELS } from '@/lib/auth/roles'
import { paths } from '@/lib/paths'
import { ADMIN_SCREENS, SUPER_ADMIN_SCREENS } from './screens/admin'
import { GRAPHIC_DESIGNER_SCREENS, PROJECT_MANAGER_SCREENS } from './screens/ads'
import { OWL_SCREENS } from './screens/owl'
import type { AreaScreens, Screen } from './types'

const BY_AREA: Record<Area, AreaScreens> = {
  'super-admin': SUPER_ADMIN_SCREENS,
  admin: ADMIN_SCREENS,
  'project-manager': PROJECT_MANAGER_SCREENS,
  'graphic-designer': GRAPHIC_DESIGNER_SCREENS,
  owl: OWL_SCREENS,
}

export const AREA_LABELS: Record<Area, string> = {
  'super-admin': ROLE_LABELS.super_admin,
  admin: ROLE_LABELS.admin,
  'project-manager': ROLE_LABELS.project_manager,
  'graphic-designer': ROLE_LABELS.graphic_designer,
  owl: ROLE_LABELS.owl,
}

export const AREAS = Object.keys(BY_AREA) as Area[]

/** Every screen of the portal. Navigation, command palette, guards and their tests read this table. */
export const SCREENS: readonly Screen[] = AREAS.flatMap((area) =>
  BY_AREA[area].map((screen) => ({ area, ...screen })),
)

/** Contains `[id]` for the screen of a record. */
export const screenHref = ({ area, path, href }: Screen): string => href ?? paths.screen(area, path)

export const isRecordScreen = ({ path }: Pick<Screen, 'path'>): boolean => path.endsWith('/[id]')

/** Throws for an unknown screen, so that no page exists without an entry in the table. */
export function getScreen(area: Area, path: string): Screen {
  const screen = SCREENS.find((candidate) => candidate.area === area && candidate.path === path)
  if (!screen) throw new Error(`The portal has no screen ${area}/${path}`)
  return screen
}
