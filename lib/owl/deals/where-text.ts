import { countOf } from '@/lib/text/format'
import { WHERE_LABELS, type WhereKind } from './deal'

type Where = { whereKind: WhereKind; states: readonly string[]; chosenSites: number; exceptions: number }

function placeText({ whereKind, states, chosenSites }: Where): string {
  switch (whereKind) {
    case 'group':
      return WHERE_LABELS[whereKind]
    case 'states':
      return `Sites in ${states.join(', ')}`
    case 'sites':
      return countOf(chosenSites, 'chosen site', 'chosen sites')
  }
}

/** As in 'Sites in MI, OH, without 2 sites'. */
export const whereText = (where: Where): string =>
  where.exceptions > 0
    ? `${placeText(where)}, without ${countOf(where.exceptions, 'site', 'sites')}`
    : placeText(where)
