import type { Engine } from '@/components/map/types'
import { placeFinder } from './find-places'
import { SvgMap } from './svg-map'

export const builtinEngine: Engine = { Map: SvgMap, finder: placeFinder }
