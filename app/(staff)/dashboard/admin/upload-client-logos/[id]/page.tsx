import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { z } from 'zod'
import { ClientDetail } from '@/components/staff/clients/client-detail'
import { ClientHistory, DeletedClient } from '@/components/staff/clients/client-history'
import { ClientUses } from '@/components/staff/clients/client-uses'
import { FeaturedSection } from '@/components/staff/clients/featured-section'
import { LogoSection } from '@/components/staff/clients/logo-section'
import { LogoUpload } from '@/components/staff/clients/logo-upload'
import { FollowUp } from '@/components/staff/follow-up/follow-up'
import { Appearances } from '@/components/staff/record/appearances'
import { RemoveClient } from '@/components/staff/clients/remove-client'
import { undoRecordChange } from '@/lib/actions/undo-change'
import { requireArea } from '@/lib/auth/session'
import type { Appearance } from '@/lib/catalogue/appearances'
import { listAppearances } from '@/lib/data/catalogue/appearances'
import { listClientOptions, listIndustryOptions } from '@/lib/data/catalogue/client-list'
import { getClientMerge, planMerge } from '@/lib/data/catalogue/client-merges'
import { getClient } from '@/lib/data/catalogue/client-record'
import { listFeaturedOrder } from '@/lib/data/catalogue/featured-clients'
import { listRecordHistory } from '@/lib/data/history/record-history'
import { readFollowUp } from '@/lib/data/sales/follow-up'
import { firstValue } from '@/lib/list/query'
import { paths } from '@/lib/paths'
import { staffPaths } from '@/lib/portal/staff-paths'
import { industryHeading } from '@/lib/video/labels'
import { arrangeLogo, changeClient, mergeClient, removeClient, removeLogo } from './actions'
import { beginLogoUpload, finishLogoUpload } from './logo'

export const metadata: Metadata = { title: 'Client' }

/** Where logos are: above the films, and on the cards of reviews. */
const isHome = ({ path }: Appearance) => path === paths.home()

const SOME = 10
const ALL = 199

export default async function ClientPage({
  params,
  searchParams,
}: PageProps<'/dashboard/admin/upload-client-logos/[id]'>) {
  const { id } = await params
  const viewer = await requireArea('admin', staffPaths.client(id))
  if (!z.uuid().safeParse(id).success) notFound()
  const query = await searchParams
  const isSuperAdmin = viewer.role === 'super_admin'
  const [client, pages, history, industries, order, others, followUp] = await Promise.all([
    getClient(id),
    listAppearances({ kind: 'client', id }),
    listRecordHistory('clients', id, query.history === 'all' ? ALL : SOME),
    listIndustryOptions(),
    listFeaturedOrder(),
    isSuperAdmin ? listClientOptions() : [],
    readFollowUp({ kind: 'client', id }, query.notes === 'all'),
  ])
  const options = industries.map(({ id, name }) => [id, industryHeading(name)] as const)
  const historyProps = {
    ...history,
    moreHref: history.hasMore && query.history !== 'all' ? staffPaths.client(id, { history: 'all' }) : null,
    industries: options,
    undo: undoRecordChange.bind(null, 'clients', id),
  }
  if (!client) {
    if (history.entries.length === 0) notFound()
    return <DeletedClient {...historyProps} merge={await getClientMerge(id)} />
  }

  const into = others.find((other) => other.id === firstValue(query.merge) && other.id !== id)
  const steps = into && (await planMerge(id, into.id))
  return (
    <ClientDetail
      client={client}
      industries={options}
      actionOf={(field) => changeClient.bind(null, id, field)}
      side={
        <>
          <LogoSection
            logo={client.logo}
            pages={client.isFeatured || client.reviews.length > 0 ? pages.filter(isHome) : []}
            remove={removeLogo.bind(null, id)}
            upload={(shown) => (
              <LogoUpload
                hasLogo={client.logo !== null}
                begin={beginLogoUpload.bind(null, id)}
                finish={finishLogoUpload.bind(null, id)}
              >
                {shown}
              </LogoUpload>
            )}
          />
          <FeaturedSection
            client={client}
            order={order}
            actionOf={(move) => arrangeLogo.bind(null, id, move)}
          />
        </>
      }
    >
      <FollowUp
        subject={{ kind: 'client', id }}
        followUp={followUp}
        moreHref={staffPaths.client(id, { notes: 'all' })}
      />
      <ClientUses client={client} />
      <section aria-labelledby="website" className="grid gap-2">
        <h2 id="website" className="type-heading">
          On the website
        </h2>
        <Appearances
          pages={pages}
          title="Pages that show this client:"
          none="No public page shows this client."
        />
      </section>
      <ClientHistory {...historyProps} />
      {isSuperAdmin && (
        <RemoveClient
          client={client}
          others={others.filter((other) => other.id !== id)}
          plan={into && steps ? { into, steps } : null}
          pages={pages}
          merge={mergeClient.bind(null, id)}
          remove={removeClient.bind(null, id)}
        />
      )}
    </ClientDetail>
  )
}
