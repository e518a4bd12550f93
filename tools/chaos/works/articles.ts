import { randomUUID } from 'node:crypto'
import { unless } from '../fault.ts'
import { openDatabase } from '../films.ts'
import { DEMO_ADMIN } from '../../servers/post-form.ts'
import type { Work } from '../work.ts'

const COMPLETE = 6
const LACKING = 3
const TEXT = 'Words about lamps. '.repeat(90)

export const articles: Work = {
  name: 'articles',
  stages: /article/,
  begin: async (site) => {
    const server = openDatabase(site)
    const { data: admin } = await server
      .from('profiles')
      .select('id')
      .eq('email', DEMO_ADMIN.email)
      .single()
      .throwOnError()
    const ids = Array.from({ length: COMPLETE + LACKING }, () => randomUUID())
    const lacking = ids.slice(COMPLETE)
    const since = new Date().toISOString()
    await server
      .from('seo_blog_posts')
      .insert(
        ids.map((id) => ({
          ...{ id, title: `Lamp ${id}`, slug: `lamp-${id}`, blog_post: TEXT, alt_text: 'A lamp' },
          ...{ featured_image: 'blog/lamp.webp', status: 'scheduled', scheduled_by: admin.id },
          publish_at: since,
          preview_text: lacking.includes(id) ? null : 'About lamps',
        })),
      )
      .throwOnError()
    const countIn = async (status: string) => {
      const { count } = await server
        .from('seo_blog_posts')
        .select('id', { count: 'exact', head: true })
        .in('id', ids)
        .eq('status', status)
        .throwOnError()
      return count ?? NaN
    }
    const listJobs = async (kind: string, statuses: string[]) => {
      const { data } = await server
        .from('jobs')
        .select('result')
        .eq('kind', kind)
        .in('status', statuses)
        .gte('created_at', since)
        .throwOnError()
      return data
    }

    return {
      isOver: async () =>
        (await countIn('scheduled')) === 0 && (await listJobs('announce-articles', ['queued'])).length === 0,
      listProblems: async () => {
        const { data: letters } = await server
          .from('outbox_messages')
          .select('about_id')
          .eq('kind', 'article_not_published')
          .in('about_id', ids)
          .throwOnError()
        const told = new Set(letters.map(({ about_id: about }) => about))
        const [published, drafts] = [await countIn('published'), await countIn('draft')]
        const heard = (await listJobs('announce-articles', ['done'])).length
        return [
          ...unless(published === COMPLETE, `${published} of ${COMPLETE} articles were published`),
          ...unless(drafts === LACKING, `${drafts} of ${LACKING} articles are drafts again`),
          ...unless(
            letters.length === LACKING && told.size === LACKING,
            `${letters.length} letters for ${LACKING}`,
          ),
          ...unless(heard > 0, 'the site never heard of it'),
        ]
      },
    }
  },
}
