import type { PostCard } from '@/lib/blog/post'
import { formatPrice, PACKAGES } from '@/lib/content/packages'
import { SERVICES } from '@/lib/content/services'
import { paths } from '@/lib/paths'
import { site } from '@/lib/content/site'

type Contents = {
  posts: readonly PostCard[]
  siteUrl: string
  email: string
}

const PAGES = [
  {
    path: paths.home(),
    name: 'Home',
    text: `what we make, the ${PACKAGES.length} packages, how a project runs, reviews`,
  },
  {
    path: paths.videos(),
    name: 'Videos',
    text: 'the portfolio by industry; each film has a page of its own',
  },
  {
    path: paths.videographersNearMe(),
    name: 'Videographers near me',
    text: 'a map of the network, searchable by city, state or address',
  },
  { path: paths.blog(), name: 'Field Notes', text: 'articles about video for business; also as a feed' },
  { path: paths.rssFeed(), name: 'RSS feed', text: 'the newest articles' },
  { path: paths.estimate(), name: 'Estimate', text: 'a price range for a package, with travel' },
  { path: paths.getStarted(), name: 'Get started', text: 'the form for a free video-planning assessment' },
  { path: paths.hiringVideographers(), name: 'Hiring', text: 'the application form for videographers' },
  {
    path: paths.privacyPolicy(),
    name: 'Privacy',
    text: 'what we store, for how long, and how to have it deleted',
  },
]

const inLink = (text: string) => text.replace(/[\\[\]]/g, '\\$&')

/** Summary of the site for language models (llmstxt.org). */
export function llmsText({ posts, siteUrl, email }: Contents): string {
  const link = (name: string, path: string) => `[${inLink(name)}](${new URL(path, siteUrl).href})`
  const sections = [
    `# ${site.name}`,
    `> ${site.description}`,
    `${SERVICES.map(({ title, tags }) => `${title}: ${tags.join(', ')}.`).join('\n')}
All 50 states. A reply within 24 hours at ${email} or through the form. Public pages may be read, summarized and quoted with a link; the portal under ${paths.dashboard()} is not public.`,
    `## Pages\n\n${PAGES.map(({ path, name, text }) => `- ${link(name, path)}: ${text}`).join('\n')}
- ${link('Sitemap', '/sitemap.xml')}: every page, with those of cities and states`,
    `## Packages\n\nPrices are where a package starts; the quote is fixed before anything is filmed.\n
${PACKAGES.map(({ title, startingPrice, description }) => `- ${title}, from ${formatPrice(startingPrice)}: ${description}`).join('\n')}`,
  ]
  if (posts.length > 0) {
    const articles = posts.map(({ title, slug, preview }) =>
      [`- ${link(title, paths.post(slug))}`, preview.replace(/\s+/g, ' ')].filter(Boolean).join(': '),
    )
    sections.push(`## Newest articles\n\n${articles.join('\n')}`)
  }
  return `${sections.join('\n\n')}\n`
}
