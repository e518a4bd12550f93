import { paths } from '@/lib/paths'
import type { AreaScreens } from '@/lib/portal/screens'
import { AD_GROUP_SCREENS, NEW_AD_GROUP_SCREENS } from './ads'
import { ADMIN_LEAD_SCREENS } from './owl'
import { OWN_SCREENS, QUOTE_SCREENS } from './shared'

export const ADMIN_SCREENS: AreaScreens = [
  {
    path: 'home',
    title: 'Home',
    description: 'Contact requests, applications, upcoming calls and mail that failed.',
    pinned: 'day',
  },
  ...OWN_SCREENS,
  ...ADMIN_LEAD_SCREENS,
  {
    path: 'leads/sources',
    title: 'Lead sources',
    description: 'Which pages, places, sites and campaigns bring leads, and what they are worth.',
    pinned: 'incoming',
    access: 'sales',
  },
  {
    path: 'applications',
    title: 'Applications',
    description: 'Videographers who want to join the network, and their gear.',
    pinned: 'incoming',
  },
  { path: 'applications/[id]', title: 'Application' },
  {
    path: 'calls',
    title: 'Calls',
    description: 'Intro calls and the hours they can be booked.',
    pinned: 'incoming',
  },
  {
    path: 'assignments/project-manager',
    title: 'Assignments',
    description: 'Which project manager owns which ad group.',
    pinned: 'production',
  },
  {
    path: 'assignments/ad-groups',
    title: 'Assignments by ad group',
    description: 'Who works on which ad group.',
    parent: 'assignments/project-manager',
  },
  ...AD_GROUP_SCREENS,
  ...NEW_AD_GROUP_SCREENS,
  {
    path: 'home-page',
    title: 'Home page films',
    description: 'Which films the home page and the portfolio show, and in which order.',
    pinned: 'website',
  },
  {
    path: 'website-assets',
    title: 'Website assets',
    description: 'Pictures and films in the fixed parts of the public site.',
    pinned: 'website',
  },
  { path: 'website-assets/[id]', title: 'Website asset' },
  {
    path: 'video-gallery',
    title: 'Video gallery',
    description: 'Every video, including drafts and archived ones.',
    pinned: 'website',
  },
  { path: 'captions/[id]', title: 'Captions', parent: 'video-gallery' },
  {
    path: 'video-gallery/new',
    title: 'New video',
    description: 'Starts as a draft only staff can see. Add the film and its picture next.',
  },
  { path: 'video-gallery/[id]', title: 'Video' },
  { path: 'video-gallery/preview/[id]', title: 'As visitors see it' },
  {
    path: 'place-pages',
    title: 'Place pages',
    description: 'City and state pages: what they say, and whether search engines list them.',
    pinned: 'website',
  },
  {
    path: 'place-pages/new',
    title: 'New place page',
    description: 'Starts as a draft only staff can see.',
  },
  {
    path: 'place-pages/import',
    title: 'Import place pages',
    description: 'Pages from Markdown files. You review every page before anything changes.',
  },
  { path: 'place-pages/import/[id]', title: 'Import' },
  { path: 'place-pages/[id]', title: 'Place page' },
  { path: 'place-pages/[id]/changes', title: 'Changes' },
  { path: 'place-pages/preview/[id]', title: 'As visitors see it' },
  {
    path: 'redirects',
    title: 'Redirects',
    description: 'Old page addresses and where they lead visitors and search engines.',
    pinned: 'website',
  },
  {
    path: 'redirects/missing',
    title: 'Missing addresses',
    description:
      'Pages visitors asked for in the last 30 days and did not find. Security scanners are left out.',
  },
  {
    path: 'redirects/new',
    title: 'New redirect',
    description: 'Send visitors from an address without a page to one that works.',
  },
  {
    path: 'redirects/import',
    title: 'Import redirects',
    description: 'Redirects from a spreadsheet. You review every row before anything changes.',
  },
  { path: 'redirects/[id]', title: 'Redirect' },
  {
    path: 'industries',
    title: 'Industries',
    description: 'How films and clients are grouped, in the order the portfolio shows them.',
    pinned: 'website',
  },
  {
    path: 'industries/new',
    title: 'New industry',
    description: 'Check that no existing one means the same.',
  },
  { path: 'industries/[id]', title: 'Industry' },
  {
    path: 'gear',
    title: 'Cameras and lenses',
    description: 'What applicants choose from, and what they have suggested.',
    pinned: 'company',
  },
  { path: 'gear/[id]', title: 'Camera or lens' },
  {
    path: 'articles',
    title: 'Articles',
    description: 'Blog articles: drafts, scheduled and published.',
    pinned: 'website',
  },
  {
    path: 'articles/new',
    title: 'New article',
    description: 'Starts as a draft only staff can see.',
  },
  { path: 'articles/[id]', title: 'Article' },
  { path: 'articles/[id]/changes', title: 'Changes' },
  {
    path: 'quote-creator',
    title: 'Quote creator',
    description: 'Start a quote for a lead or client, from a template or an earlier quote.',
    parent: 'quotes',
  },
  ...QUOTE_SCREENS,
  {
    path: 'ad-template-analytics',
    title: 'Ad template analytics',
    description:
      'How template ads perform: for whom, how fast they are approved, and what clients do with them.',
    pinned: 'production',
  },
  {
    path: 'upload-client-logos',
    title: 'Client logos',
    description: 'Clients and their logos, and which ones the home page shows.',
    pinned: 'company',
  },
  {
    path: 'upload-client-logos/new',
    title: 'New client',
    description: 'Add the logo next, on the client’s page.',
  },
  {
    path: 'upload-client-logos/order',
    title: 'Order of logos',
    description: 'Drag a logo to its place or use the buttons. Each move saves right away.',
  },
  { path: 'upload-client-logos/[id]', title: 'Client' },
  {
    path: 'add-contact',
    title: 'Contacts',
    description: 'People at our clients, whose names can appear with a review.',
    pinned: 'company',
  },
  {
    path: 'add-contact/new',
    title: 'New contact',
    description: 'A contact is one person with a position at one client.',
  },
  {
    path: 'add-contact/import',
    title: 'Import contacts',
    description: 'Contacts from a spreadsheet. You review every row before anything changes.',
  },
  { path: 'add-contact/import/[id]', title: 'Import' },
  { path: 'add-contact/[id]', title: 'Contact' },
  {
    path: 'add-review',
    title: 'Reviews',
    description: 'What clients say. The home page shows four: those you put first, then the newest.',
    pinned: 'website',
  },
  { path: 'add-review/new', title: 'New review', description: 'Visitors see it as soon as it is published.' },
  { path: 'add-review/[id]', title: 'Review' },
  {
    path: 'review-requests',
    title: 'Review requests',
    description: 'Emails that ask a contact for a review. Reviews wait for your approval.',
    parent: 'add-review',
  },
  {
    path: 'review-requests/new',
    title: 'Ask for a review',
    description: 'A contact gets an email with a link to a short form. The link works once, for 60 days.',
  },
  { path: 'review-requests/[id]', title: 'Review request' },
  {
    path: 'mail',
    title: 'Mail',
    description: 'Every email the site sends: what went out, what is waiting, and what failed and why.',
    pinned: 'company',
  },
  { path: 'mail/[id]', title: 'Message' },
  {
    path: 'settings',
    title: 'Settings',
    description: 'Your name, your address and your password.',
    href: paths.settings('admin'),
  },
]

export const SUPER_ADMIN_SCREENS: AreaScreens = [
  {
    path: 'home',
    title: 'Home',
    description: 'The company at a glance.',
    pinned: 'day',
  },
  ...OWN_SCREENS,
  {
    path: 'website',
    title: 'Website',
    description: 'What the public site shows, what changed last and what needs attention.',
    pinned: 'website',
  },
  {
    path: 'website/search-health',
    title: 'Search health',
    description:
      'What keeps people from finding the site: broken links, thin pages, missing texts. Every page is checked once a day. Links to other sites are not followed, and one in sixteen drawn share pictures is tried.',
    pinned: 'website',
  },
  {
    path: 'website/style-guide',
    title: 'Style guide',
    description: 'Colors, type and components.',
    pinned: 'website',
  },
  {
    path: 'users',
    title: 'Users',
    description: 'Everyone who can sign in, with their roles.',
    pinned: 'company',
  },
  { path: 'users/[id]', title: 'User' },
  {
    path: 'sign-in-rules',
    title: 'Sign-in rules',
    description:
      'Which roles require two-step sign-in. People have seven days to set it up. After that nothing else opens.',
    parent: 'users',
  },
  {
    path: 'invitations',
    title: 'Invitations',
    description: 'Invited people without an account, and whether the email went out.',
    parent: 'users',
  },
  {
    path: 'invitations/new',
    title: 'Invite user',
    description: 'They get an email with a link to choose a password. It works once, for 14 days.',
  },
  { path: 'invitations/[id]', title: 'Invitation' },
  {
    path: 'audit-log',
    title: 'Audit log',
    description: 'Who changed what, when, and as whom.',
    pinned: 'company',
  },
  {
    path: 'jobs',
    title: 'Jobs',
    description: 'Work in the background: what waits, runs and failed, and who started it.',
    pinned: 'company',
  },
  { path: 'jobs/[id]', title: 'Job' },
]
