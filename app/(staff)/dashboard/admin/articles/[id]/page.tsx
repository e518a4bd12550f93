import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { z } from 'zod'
import { AddressForm } from '@/components/staff/articles/address-form'
import { ArticleForm } from '@/components/staff/articles/article-form'
import { LookSection } from '@/components/staff/articles/look-section'
import { PublishSection } from '@/components/staff/articles/publish-section'
import { SuggestionsSection } from '@/components/staff/articles/suggestions-section'
import { previewText } from '@/components/staff/editor/preview-text'
import { SidebarSection } from '@/components/staff/headings'
import { PreviewLinks } from '@/components/staff/page-form/preview-links'
import { VersionList } from '@/components/staff/page-form/version-list'
import { AddressChanges } from '@/components/staff/record/address-changes'
import { OldAddresses } from '@/components/staff/record/old-addresses'
import { DeletedRecord } from '@/components/staff/record/delete-record'
import { History } from '@/components/staff/record/history'
import { StaffLink } from '@/components/staff/staff-link'
import { beginTextPicture, findLinkTargets, finishTextPicture } from '@/lib/actions/page-editor'
import { createPreviewLinkTo, revokePreviewLinkTo } from '@/lib/actions/preview-links'
import { freeAddress } from '@/lib/actions/free-address'
import { undoAddressChange } from '@/lib/actions/undo-address'
import { undoRecordChange } from '@/lib/actions/undo-change'
import { requireArea } from '@/lib/auth/session'
import { site } from '@/lib/content/site'
import { listRecordHistory } from '@/lib/data/history/record-history'
import { listTopics } from '@/lib/data/website/article-list'
import {
  getArticle,
  listArticleGaps,
  listSuggestingArticles,
  toArticleValues,
} from '@/lib/data/website/article-record'
import { listOldAddresses } from '@/lib/data/website/old-addresses'
import { listAddressChanges } from '@/lib/data/website/page-addresses'
import { getPageVersion, listPageVersions } from '@/lib/data/website/page-versions'
import { listSuggestedPosts } from '@/lib/data/website/posts'
import { listPreviewLinks } from '@/lib/data/website/preview-links'
import { env } from '@/lib/env'
import { firstValue, readPage } from '@/lib/list/query'
import { staffPaths } from '@/lib/portal/staff-paths'
import { clockTimeIn } from '@/lib/time/clock-time'
import { COMPANY_ZONE } from '@/lib/time/in-zone'
import { changeAddress, changeStatus, removeDraft, saveArticle } from './actions'

export const metadata: Metadata = { title: 'Article' }

const SOME = 10
const ALL = 199

export default async function ArticlePage({
  params,
  searchParams,
}: PageProps<'/dashboard/admin/articles/[id]'>) {
  const { id } = await params
  const viewer = await requireArea('admin', staffPaths.article(id))
  if (!z.uuid().safeParse(id).success) notFound()
  const query = await searchParams
  const restore = Number(firstValue(query.restore))
  const versionsPage = readPage(query.versions)
  const [
    article,
    history,
    kept,
    addressChanges,
    oldAddresses,
    { gaps, brokenLinks },
    topics,
    links,
    suggestedBy,
    older,
  ] = await Promise.all([
    getArticle(id),
    listRecordHistory('seo_blog_posts', id, query.history === 'all' ? ALL : SOME),
    listPageVersions('article', id, versionsPage),
    listAddressChanges('article', id),
    listOldAddresses('article', id),
    listArticleGaps(id),
    listTopics(),
    listPreviewLinks('article', id),
    listSuggestingArticles(id),
    Number.isInteger(restore) && restore > 0 ? getPageVersion('article', id, restore) : null,
  ])
  const historyList = (
    <History
      table="seo_blog_posts"
      entries={history.entries}
      moreHref={
        history.hasMore && query.history !== 'all' ? staffPaths.article(id, { history: 'all' }) : null
      }
      undo={undoRecordChange.bind(null, 'seo_blog_posts', id)}
      names={new Map()}
    />
  )
  if (!article) {
    if (history.entries.length === 0) notFound()
    return (
      <DeletedRecord
        list={{ href: staffPaths.articles(), label: 'All articles' }}
        title="This article was deleted"
      >
        {historyList}
      </DeletedRecord>
    )
  }

  const restored = older ? restore : undefined
  const suggested = await listSuggestedPosts({ slug: article.slug, topic: article.values.topic || null })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <div className="grid gap-3">
        <StaffLink
          href={staffPaths.articles()}
          className="justify-self-start text-sm underline underline-offset-4"
        >
          All articles
        </StaffLink>
        <h1 className="type-title [overflow-wrap:anywhere]">{article.values.title}</h1>
        {restored && (
          <p role="status" className="border-l-2 border-primary py-1 pl-4">
            Below is version {restored}. Nothing has changed yet: save to have it back.{' '}
            <StaffLink href={staffPaths.article(id)} className="underline underline-offset-4">
              Back to the present text
            </StaffLink>
          </p>
        )}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-10 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <ArticleForm
          // Another version begins a new form.
          key={restored ?? 0}
          id={id}
          version={article.version}
          values={older ? toArticleValues(older) : article.values}
          restored={restored}
          topics={topics}
          action={saveArticle.bind(null, id)}
          editor={{
            renderPreview: previewText,
            searchLinks: findLinkTargets,
            pictures: { begin: beginTextPicture, finish: finishTextPicture },
          }}
        />
        <aside aria-label="About this article" className="grid grid-cols-[minmax(0,1fr)] gap-10">
          <PublishSection
            article={article}
            gaps={gaps}
            brokenLinks={brokenLinks}
            change={changeStatus.bind(null, id)}
            remove={viewer.role === 'super_admin' ? removeDraft.bind(null, id) : null}
            publishAt={article.publishAt ? clockTimeIn(COMPANY_ZONE, Date.parse(article.publishAt)) : ''}
          />
          <SidebarSection id="address" title="Address">
            <AddressForm
              slug={article.slug}
              wasPublic={article.publishedAt !== null}
              action={changeAddress.bind(null, id)}
            />
          </SidebarSection>
          <AddressChanges changes={addressChanges} undo={undoAddressChange.bind(null, 'article', id)} />
          <OldAddresses
            kind="article"
            addresses={oldAddresses}
            actionOf={(slug) => freeAddress.bind(null, 'article', id, slug)}
          />
          <SidebarSection id="preview-links" title="Preview links">
            <PreviewLinks
              links={links}
              create={createPreviewLinkTo.bind(null, 'article', id)}
              revokeOf={Object.fromEntries(
                links.map((link) => [link.id, revokePreviewLinkTo.bind(null, 'article', id, link.id)]),
              )}
            />
          </SidebarSection>
          <LookSection article={article} siteName={site.name} host={new URL(env.SITE_URL).host} />
          <SuggestionsSection
            suggested={suggested}
            suggestedBy={suggestedBy}
            isVisible={article.status === 'published' && article.values.unlisted !== 'on'}
          />
          <VersionList
            {...kept}
            page={versionsPage}
            pageHref={(versions) => staffPaths.article(id, { versions })}
            current={article.version}
            changesHref={(from, to) => staffPaths.articleChanges(id, { from, to })}
            restoreHref={(number) => staffPaths.article(id, { restore: number })}
          />
        </aside>
      </div>
      {historyList}
    </div>
  )
}
