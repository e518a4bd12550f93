import type { ReactNode } from 'react'
import { AdFilm, AdFrame, AdPicture, OnePlayerAtATime } from '@/components/preview/ad-media'
import { MarkedFilm, MarkedPicture } from '@/components/preview/marks/marked-media'
import { InlineEdit } from '@/components/staff/record/inline-edit'
import { RecordCrumb } from '@/components/staff/shell/record-crumb'
import { Button } from '@/components/ui/button'
import { buttonVariants } from '@/components/ui/button-variants'
import type { AdMarks } from '@/lib/ads/marks'
import { AD_KIND_LABELS, AD_KINDS, type AdKind } from '@/lib/ads/types'
import type { Area } from '@/lib/auth/roles'
import type { AdDetail } from '@/lib/data/ads/ad-detail'
import type { EditAction } from '@/lib/forms/form-state'
import { staffPaths } from '@/lib/portal/staff-paths'
import { adGroupFields } from '@/lib/schemas/ad-group-fields'
import type { AdActions } from './ad-actions'
import type { Comparison } from './compare/compare-versions'
import { VersionsSection } from './version-list'
import { UploadSlots } from './upload-slots'
import { VersionFacts } from './version-facts'

type AdScreenProps = {
  area: Area
  ad: AdDetail
  actions: AdActions
  /** What clients point at in the files in use. */
  marks: AdMarks
  comparison: Comparison | null
  children: ReactNode
}

export function AdScreen({ area, ad, actions, marks, comparison, children }: AdScreenProps) {
  const currentFiles = {
    static: <CurrentFile kind="static" ad={ad} marks={marks} />,
    motion: <CurrentFile kind="motion" ad={ad} marks={marks} />,
  }
  const hasFile = { static: ad.inUse.static !== null, motion: ad.inUse.motion !== null }
  return (
    <div className="grid gap-10">
      <AdHeading area={area} ad={ad} saveTitle={actions.change && actions.change.saveTitle} />
      <OnePlayerAtATime className="grid gap-x-8 gap-y-10 lg:grid-cols-2">
        {actions.change ? (
          <UploadSlots actions={actions.change.uploads} currentFiles={currentFiles} hasFile={hasFile} />
        ) : (
          AD_KINDS.map((kind) => <div key={kind}>{currentFiles[kind]}</div>)
        )}
      </OnePlayerAtATime>
      {children}
      {AD_KINDS.map((kind) => (
        <VersionsSection
          key={kind}
          kind={kind}
          ad={ad}
          actions={actions}
          comparison={comparison}
          pageHref={staffPaths.ad(area, ad.id)}
        />
      ))}
      {actions.remove && <DeleteAd title={ad.title} remove={actions.remove.ad} />}
    </div>
  )
}

type AdHeadingProps = {
  area: Area
  ad: AdDetail
  /** Null when the user may not edit the ad. */
  saveTitle: EditAction | null
}

function AdHeading({ area, ad: { title, version, group, client, product }, saveTitle }: AdHeadingProps) {
  const heading = <h1 className="type-title wrap-anywhere">{title}</h1>
  return (
    <div className="grid gap-2">
      <RecordCrumb title={group.name} href={staffPaths.adGroup(area, group.id)} />
      {saveTitle ? (
        <InlineEdit
          label={adGroupFields.title.label}
          value={title}
          version={version}
          control={{ kind: 'text', maxLength: adGroupFields.title.max }}
          action={saveTitle}
        >
          {heading}
        </InlineEdit>
      ) : (
        heading
      )}
      <p className="wrap-anywhere text-muted-foreground">
        {client} · {product}
      </p>
    </div>
  )
}

type CurrentFileProps = { kind: AdKind; ad: AdDetail; marks: AdMarks }

const EMPTY_TEXTS: Record<AdKind, string> = { static: 'No picture yet', motion: 'No film yet' }

function CurrentFile({ kind, ad, marks }: CurrentFileProps) {
  const path = ad.inUse[kind]
  const version = ad.versions.find((one) => one.path === path)
  return (
    <div className="grid gap-3">
      <h2 className="type-heading">{AD_KIND_LABELS[kind]}</h2>
      {path === null ? (
        <AdFrame>{EMPTY_TEXTS[kind]}</AdFrame>
      ) : (
        // The key remounts the media for a new file, which clears a load error of the old one.
        <AdMedia key={path} kind={kind} ad={ad} source={staffPaths.adFile(path)} marks={marks} />
      )}
      {version && <VersionFacts version={version} />}
    </div>
  )
}

function AdMedia({ kind, ad, source, marks }: CurrentFileProps & { source: string }) {
  if (kind === 'static') {
    return (
      <MarkedPicture adId={ad.id} marks={marks.picture}>
        <AdPicture source={source} title={ad.title} eager />
      </MarkedPicture>
    )
  }
  const poster = ad.inUse.static && staffPaths.adFile(ad.inUse.static)
  return (
    <MarkedFilm adId={ad.id} marks={marks.film}>
      <AdFilm source={source} poster={poster} title={ad.title} />
    </MarkedFilm>
  )
}

type DeleteAdProps = { title: string; remove: () => Promise<void> }

/** Asks for confirmation with a second click. */
function DeleteAd({ title, remove }: DeleteAdProps) {
  return (
    <details className="justify-self-start">
      <summary className={buttonVariants({ variant: 'outline', size: 'sm', className: 'list-none' })}>
        Delete this ad
      </summary>
      <form action={remove} className="mt-4 grid max-w-xl gap-4 border-l-2 border-destructive py-1 pl-4">
        <p>
          “{title}” goes with all versions of its files, and with what clients said about it. This cannot be
          undone.
        </p>
        <Button type="submit" variant="destructive" size="sm" className="justify-self-start">
          Delete for good
        </Button>
      </form>
    </details>
  )
}
