import type { FirstSteps } from '@/lib/list/first-steps'
import type { OwlHome } from '@/lib/owl/home'
import { paths } from '@/lib/paths'
import { owlPaths } from '@/lib/portal/owl-paths'

export const OWL_STEPS: FirstSteps<'groups' | 'sites' | keyof OwlHome['has']> = {
  groups: {
    title: 'Add a site group',
    why: 'The company that owns the sites.',
    links: [
      { href: owlPaths.newSiteGroup(), label: 'New site group' },
      { href: owlPaths.imports('site-groups'), label: 'Import site groups' },
    ],
  },
  sites: {
    title: 'Add its sites',
    why: 'Each filling station or shop, with its address.',
    links: [
      { href: owlPaths.newSite(), label: 'New site' },
      { href: owlPaths.imports('sites'), label: 'Import sites' },
    ],
    needs: 'groups',
  },
  brands: {
    title: 'Say which brands the sites carry',
    why: 'Deals and ads can then follow the brand.',
    links: [{ href: paths.screen('owl', 'brand-associations'), label: 'Brand associations' }],
    needs: 'sites',
  },
  contacts: {
    title: 'Add the people to call',
    why: 'Contacts of the group or of single sites.',
    links: [{ href: paths.screen('owl', 'contacts/new'), label: 'New contact' }],
    needs: 'groups',
  },
  deals: {
    title: 'Plan a deal',
    why: 'An offer with its days and its places.',
    links: [{ href: owlPaths.newDeal(), label: 'New deal' }],
    needs: 'groups',
  },
}
