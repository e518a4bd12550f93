import type { Metadata } from 'next'
import { NewArticleForm } from '@/components/staff/articles/new-article-form'
import { ScreenHeading } from '@/components/staff/headings'
import { requireArea } from '@/lib/auth/session'
import { getScreen, screenHref } from '@/lib/portal/screens'
import { addArticle } from './actions'

const screen = getScreen('admin', 'articles/new')

export const metadata: Metadata = { title: screen.title }

export default async function NewArticlePage() {
  await requireArea('admin', screenHref(screen))
  return (
    <div className="grid max-w-2xl gap-8">
      <ScreenHeading title={screen.title} description={screen.description} />
      <NewArticleForm action={addArticle} />
    </div>
  )
}
