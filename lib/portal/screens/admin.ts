import { paths } from '@/lib/paths'
import type { AreaScreens } from '@/lib/portal/screens'
import { AD_GROUP_SCREENS, NEW_AD_GROUP_SCREENS } from './ads'
import { ADMIN_LEAD_SCREENS } from './owl'
import { OWN_SCREENS, QUOTE_SCREENS } from './shared'

export const ADMIN_SCREENS: AreaScreens = [
  {
    path: 'home',
    title: 'Home',
    description: 'Contact requests, applications, the calls that come up, and mail that could not be sent.',
    pinned: 'day',
  },
  ...OWN_SCREENS,
  ...ADMIN_LEAD_SCREENS,
  {
    path: 'leads/sources',
    title: 'Lead sources',
    description: 'Which pages, places, sites and campaigns bring leads, and what these become worth.',
    pinned: 'incoming',
    access: 'sales',
  },
  {
    path: 'applications',
    title: 'Applications',
    description: 'Videographers who want to join the network, with what they film with.',
    pinned: 'incoming',
  },
  { path: 'applications/[id]', title: 'Application' },
  {
    path: 'calls',
    title: 'Calls',
    description: 'Intro calls, and the hours in which they can be booked.',
    pinned: 'incoming',
  },
  {
    path: 'assignments/project-manager',
    title: 'Project manager assignments',
    description: 'Which project manager looks after which group of ads.',
    pinned: 'production',
  },
  {
    path: 'assignments/ad-groups',
    title: 'Ad group assignments',
    description: 'Who works on which group of ads.',
    pinned: 'production',
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
    description: 'Pictures and films that the fixed parts of the public site show.',
    pinned: 'website',
  },
  { path: 'website-assets/[id]', title: 'Website asset' },
  {
    path: 'video-gallery',
    title: 'Video gallery',
    description: 'Every video of the catalogue, drafts and archived ones among them.',
    pinned: 'website',
  },
  { path: 'captions/[id]', title: 'Captions', parent: 'video-gallery' },
  {
    path: 'video-gallery/new',
    title: 'New video',
    description:
      'It starts as a draft that only staff see. The film and its picture are added on its own page.',
  },
  { path: 'video-gallery/[id]', title: 'Video' },
  { path: 'video-gallery/preview/[id]', title: 'As visitors see it' },
  {
    path: 'place-pages',
    title: 'Place pages',
    description: 'The pages of cities and states: what they say, and whether search engines list them.',
    pinned: 'website',
  },
  {
    path: 'place-pages/new',
    title: 'New place page',
    description: 'It starts as a draft that only staff see.',
  },
  {
    path: 'place-pages/import',
    title: 'Import place pages',
    description: 'Pages from Markdown files. You see what happens to every page before anything changes.',
  },
  { path: 'place-pages/import/[id]', title: 'Import' },
  { path: 'place-pages/[id]', title: 'Place page' },
  { path: 'place-pages/[id]/changes', title: 'Changes' },
  { path: 'place-pages/preview/[id]', title: 'As visitors see it' },
  {
    path: 'redirects',
    title: 'Redirects',
    description: 'Old addresses of pages, and where they lead. Visitors and search engines follow them.',
    pinned: 'website',
  },
  {
    path: 'redirects/missing',
    title: 'Missing addresses',
    description:
      'What visitors asked for in the last 30 days and did not find. Programs that look for security holes are left out.',
  },
  {
    path: 'redirects/new',
    title: 'New redirect',
    description: 'An address without a page leads to one that visitors can use.',
  },
  {
    path: 'redirects/import',
    title: 'Import redirects',
    description: 'Redirects from a spreadsheet. You see what happens to every row before anything changes.',
  },
  { path: 'redirects/[id]', title: 'Redirect' },
  {
    path: 'industries',
    title: 'Industries',
    description: 'What films and clients are sorted by, and in which order the portfolio shows them.',
    pinned: 'website',
  },
  {
    path: 'industries/new',
    title: 'New industry',
    description: 'Check first that no other one means the same.',
  },
  { path: 'industries/[id]', title: 'Industry' },
  {
    path: 'gear',
    title: 'Cameras and lenses',
    description: 'What applicants choose from, and what they have suggested because the lists lack it.',
    pinned: 'company',
  },
  { path: 'gear/[id]', title: 'Camera or lens' },
  {
    path: 'articles',
    title: 'Articles',
    description: 'The articles of the blog: what is written, planned and published.',
    pinned: 'website',
  },
  {
    path: 'articles/new',
    title: 'New article',
    description: 'It starts as a draft that only staff see.',
  },
  { path: 'articles/[id]', title: 'Article' },
  { path: 'articles/[id]/changes', title: 'Changes' },
  {
    path: 'quote-creator',
    title: 'Quote creator',
    description: 'Start a quote for a lead or a client, from a template, or as a copy of an earlier one.',
    parent: 'quotes',
  },
  ...QUOTE_SCREENS,
  {
    path: 'ad-template-analytics',
    title: 'Ad template analytics',
    description:
      'What became of the ads that templates have made: for whom, how soon they are approved, and what clients do with them.',
    pinned: 'production',
  },
  {
    path: 'upload-client-logos',
    title: 'Client logos',
    description: 'Our clients with their logos, and which of them the home page shows.',
    pinned: 'company',
  },
  {
    path: 'upload-client-logos/new',
    title: 'New client',
    description: 'Its logo is added on its own page afterwards.',
  },
  {
    path: 'upload-client-logos/order',
    title: 'Order of logos',
    description: 'Drag a logo to its place, or move it with the buttons. Each move is saved at once.',
  },
  { path: 'upload-client-logos/[id]', title: 'Client' },
  {
    path: 'add-contact',
    title: 'Contacts',
    description: 'The people we work with at our clients, whose names may stand beside a review.',
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
    description: 'Contacts from a spreadsheet. You see what happens to every row before anything changes.',
  },
  { path: 'add-contact/import/[id]', title: 'Import' },
  { path: 'add-contact/[id]', title: 'Contact' },
  {
    path: 'add-review',
    title: 'Reviews',
    description: 'What clients say about us. The home page shows the four newest that are published.',
    pinned: 'website',
  },
  { path: 'add-review/new', title: 'New review', description: 'Visitors see it as soon as it is published.' },
  { path: 'add-review/[id]', title: 'Review' },
  {
    path: 'review-requests',
    title: 'Review requests',
    description: 'Letters that ask a contact for a review. What is sent waits for your approval.',
    parent: 'add-review',
  },
  {
    path: 'review-requests/new',
    title: 'Ask for a review',
    description: 'A contact gets a letter with a link to a short form. The link works once, for 60 days.',
  },
  { path: 'review-requests/[id]', title: 'Review request' },
  {
    path: 'mail',
    title: 'Mail',
    description: 'Every letter that the product writes: what was sent, what waits, and what failed and why.',
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
    description: 'The company at a glance, and the latest contact requests.',
    pinned: 'day',
  },
  ...OWN_SCREENS,
  {
    path: 'website',
    title: 'Website',
    description: 'What the public site shows, what changed last, and what needs somebody.',
    pinned: 'website',
  },
  {
    path: 'website/search-health',
    title: 'Search health',
    description:
      'What keeps people from finding the public site: broken links, thin pages, missing texts. Every page is read once a day. Links to other sites are not followed, and of the pictures that the site draws for shared links one in sixteen is tried.',
    pinned: 'website',
  },
  {
    path: 'website/style-guide',
    title: 'Style guide',
    description: 'The colors, type and components that every page is built from.',
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
    path: 'invitations',
    title: 'Invitations',
    description: 'Who is invited and has no account yet, with what became of the letter.',
    parent: 'users',
  },
  {
    path: 'invitations/new',
    title: 'Invite somebody',
    description: 'They get a letter with a link to choose a password. It works once, for 14 days.',
  },
  { path: 'invitations/[id]', title: 'Invitation' },
  {
    path: 'audit-log',
    title: 'Audit log',
    description: 'Who changed what, when, and as whom.',
    pinned: 'company',
  },
]
