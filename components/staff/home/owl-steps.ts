import type { StepTexts } from '@/lib/list/first-steps'
import type { OwlStep } from '@/lib/owl/home'
import { paths } from '@/lib/paths'
import { owlPaths } from '@/lib/portal/owl-paths'

export const OWL_STEPS: StepTexts<OwlStep> = {
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
  },
  brands: {
    title: 'Say which brands the sites carry',
    why: 'Deals and ads can then follow the brand.',
    links: [{ href: paths.screen('owl', 'brand-associations'), label: 'Brand associations' }],
  },
  contacts: {
    title: 'Add the people to call',
    why: 'Contacts of the group or of single sites.',
    links: [{ href: paths.screen('owl', 'contacts/new'), label: 'New contact' }],
  },
  deals: {
    title: 'Plan a deal',
    why: 'An offer with its days and its places.',
    links: [{ href: owlPaths.newDeal(), label: 'New deal' }],
  },
}
