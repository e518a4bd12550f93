import { USER_TYPES } from '@/lib/auth/roles'
import { navigationFor } from '@/lib/portal/navigation'
import { MOST_USED } from './phone-bar'
import { SCREEN_ICONS } from './screen-icons'

test.each(USER_TYPES)('the bar of %s has four screens that the role may open, with icons', (role) => {
  const [own] = navigationFor(role)
  if (!own) throw new Error(`${role} has no area`)
  const paths = own.links.map(({ path }) => path)
  expect(MOST_USED[own.area]).toHaveLength(4)
  expect(MOST_USED[own.area].filter((path) => !paths.includes(path) || !(path in SCREEN_ICONS))).toEqual([])
})
