import { composeCityPage, type PlacePage } from '../../lib/geo/compose/place-page.ts'
import { cityBySlug } from '../../lib/geo/gazetteer/cities.ts'
import { sqlText } from '../sql-text.ts'

/** Composed, and not published yet. */
const DRAFTS = ['dubuque-ia', 'bentonville-ar', 'ithaca-ny']

/** The only page that stays out of search: somebody published it too early. */
const THIN = {
  slug: 'sedona-az',
  title: 'Video Production in Sedona',
  text: `Red rock, resorts and a town that closes early: Sedona looks like a film set, and is used as one. We come up from Phoenix with two cameras and leave before the light does.

## What to know first

Most trailheads are in the Coconino National Forest, where filming for a business needs a permit. Ask at least two weeks ahead. Drones are not allowed in the wilderness areas around the town.`,
}

const composed = (slug: string): PlacePage => {
  const city = cityBySlug(slug)
  if (!city) throw new Error(`There is no city ${slug}.`)
  return composeCityPage(city)
}

const draftPlace = (page: PlacePage, index: number): string => {
  const texts = [
    page.city,
    page.state,
    page.slug,
    page.title,
    page.metaTitle,
    page.metaDescription,
    page.content,
  ]
  const at = `'2026-11-${18 + index} 16:20+00'`
  return `(${texts.map(sqlText).join(', ')}, 'draft', ${at}, ${at}, true)`
}

const places = () => `
insert into public.service_geo_pages
  (city, state, slug, title, meta_title, meta_description, written_content, status, created_at, updated_at, is_composed)
values
${DRAFTS.map(composed).map(draftPlace).join(',\n')},
('Sedona', 'Arizona', '${THIN.slug}', '${THIN.title}', null, null, ${sqlText(THIN.text)}, 'published',
  '2026-11-20 17:45+00', '2026-11-20 17:45+00', false);
`

/** One is complete and goes live by itself. The others lack a picture and more. */
const ARTICLES = `
update public.seo_blog_posts
set status = 'scheduled', publish_at = date_trunc('day', now()) + interval '6 days 15 hours',
  scheduled_by = (select id from public.profiles where email = 'admin@fieldlight.example')
where title = 'Testing Two Openings Without Fooling Yourself';

insert into public.seo_blog_posts (title, blog_post, preview_text, status, seo_topic_cluster, created_at, updated_at)
values
  (
    'What to Film When the Building Is Not Finished',
    E'A site with a crane is a better story than the brochure of the finished building. Nobody needs to imagine anything.\\n\\n## Film the people who know it\\n\\nThe site manager has walked every floor. Ask for the one decision that nobody will see later.\\n\\n## Safety comes before the shot list\\n\\n- Induction for everybody, the client included\\n- Boots, vest, helmet: also for the person who only holds the sound\\n\\n## To write\\n\\nDrone rules near cranes. A day plan for winter light.',
    'A building site tells its story before anything is finished. How to film one safely, and what to ask the people who run it.',
    'draft', 'Planning', '2026-11-17 15:10+00', '2026-11-20 14:05+00'
  ),
  (
    'Five Ways to Use One Customer Interview',
    E'One good interview is two hours of work and half a year of material.\\n\\n## The film\\n\\n## The quote\\n\\n## The answer to one question\\n',
    null, 'draft', 'Planning', '2026-11-19 19:30+00', '2026-11-19 19:42+00'
  );
`

/** [old address, target, hits on a usual day] */
const REDIRECTS = [
  ['/portfolio', '/videos', 4],
  ['/services/drone-video', '/blog/what-a-drone-is-good-for', 2],
  ['/contact-us', '/get-started', 6],
  ['/jobs', '/hiring-videographers', 3],
  ['/news', '/blog', 1],
  ['/quote-request.html', '/get-started', 0],
] as const

/** [address, hits on a usual day, days] */
const MISSING = [
  ['/showreel', 3, 18],
  ['/case-studies', 2, 12],
  ['/wedding-videography', 1, 9],
  ['/blog/video-seo-checklist', 1, 6],
  ['/video-production-in/holland-mi', 1, 4],
  ['/team', 1, 3],
] as const

const values = (rows: readonly (readonly (string | number)[])[]) =>
  rows
    .map((row) => `(${row.map((value) => (typeof value === 'string' ? sqlText(value) : value)).join(', ')})`)
    .join(', ')

const addresses = () => `
insert into public.path_redirects (path, target, created_at)
select entry.path, entry.target, '2026-10-12 15:00+00'
from (values ${values(REDIRECTS)}) as entry (path, target, hits);

insert into public.redirect_hits (path, day, hits)
select visited.path, visited.day, visited.hits
from (
  select entry.path, current_date - ago as day, entry.hits * (2 + (ago * ago * 3 + length(entry.path)) % 5) / 4 as hits
  from (values ${values(REDIRECTS)}) as entry (path, target, hits)
  cross join generate_series(1, 30) as ago
) as visited
where visited.hits > 0;

insert into public.missing_addresses (path, day, hits)
select entry.path, current_date - ago, entry.hits + (ago * 5) % 2
from (values ${values(MISSING)}) as entry (path, hits, days)
cross join lateral generate_series(1, entry.days) as ago;

insert into public.ignored_addresses (path) values ('/apple-app-site-association');
`

/** What applicants typed because the lists lack it, or have it by another name. */
const GEAR = `
insert into public.cameras (name, model, status, created_at) values
  ('Sony FX-3', 'FX-3', 'pending', '2026-11-18 20:15+00'),
  ('Bolex H16 Rex-5', 'H16 Rex-5', 'pending', '2026-11-20 13:02+00'),
  ('my phone', 'my phone', 'declined', '2026-11-12 09:41+00');
insert into public.lenses (name, status, created_at) values
  ('Sirui Night Walker 35 T1.2', 'pending', '2026-11-20 13:02+00');
`

/** Work in progress on the website, so that the lists of staff show something of each kind. */
export const seed = (): string => places() + ARTICLES + addresses() + GEAR
