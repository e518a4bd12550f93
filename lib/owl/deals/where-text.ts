import { countOf } from '@/lib/text/format'
import { BRAND_ROLE_LABELS, type BrandRole } from '@/lib/owl/brand-roles'
import { WHERE_LABELS, type WhereKind } from './deal'

type Where = {
  whereKind: WhereKind
  states: readonly string[]
  /** Names. */
  brands: readonly string[]
  role: BrandRole | null
  chosenSites: number
  exceptions: number
}

const either = new Intl.ListFormat('en-US', { type: 'disjunction' })

function placeText({ whereKind, states, brands, role, chosenSites }: Where): string {
  switch (whereKind) {
    case 'group':
      return WHERE_LABELS[whereKind]
    case 'states':
      return `Sites in ${states.join(', ')}`
    case 'brands':
      return `Sites that carry ${either.format(brands)}${role ? ` as ${BRAND_ROLE_LABELS[role].toLowerCase()} brand` : ''}`
    case 'sites':
      return countOf(chosenSites, 'chosen site', 'chosen sites')
  }
}

/** As in 'Sites in MI, OH, without 2 sites'. */
export const whereText = (where: Where): string =>
  where.exceptions > 0
    ? `${placeText(where)}, without ${countOf(where.exceptions, 'site', 'sites')}`
    : placeText(where)
