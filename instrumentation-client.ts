import { hydrateApart } from '@/lib/next-runtime/hydrate-apart'

hydrateApart()
