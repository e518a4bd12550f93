import type { ReactNode } from 'react'
import type { NamedFile } from '@/lib/ads/file-names'
import { AD_KIND_LABELS, type AdKind, type PreviewAd } from '@/lib/ads/types'
import { paths } from '@/lib/paths'
import { AdFilm, AdFrame, AdPicture } from './ad-media'
import { DownloadFile } from './download-buttons'

type Props = {
  groupId: string
  ad: PreviewAd
  files: readonly NamedFile[]
  /** True for media in the first viewport. */
  eager: boolean
  children?: ReactNode
}

export function AdCard({ groupId, ad, files, eager, children }: Props) {
  const source = (kind: AdKind) => ad[kind] && paths.previewMedia(groupId, ad.id, kind, ad[kind].path)
  const [picture, film] = [source('static'), source('motion')]
  // The key resets the error state when the file changes.
  const media = {
    static: <AdPicture key={picture} source={picture} title={ad.title} eager={eager} />,
    motion: <AdFilm key={film} source={film} poster={picture} title={ad.title} />,
  }
  return (
    <article aria-labelledby={`ad-${ad.id}`}>
      <h3 id={`ad-${ad.id}`} className="text-lg font-medium wrap-anywhere">
        {ad.title}
      </h3>
      {files.length === 0 ? (
        <div className="mt-5 max-w-2xl">
          <AdFrame>No media available</AdFrame>
        </div>
      ) : (
        <div className="mt-5 grid gap-x-8 gap-y-10 lg:grid-cols-2">
          {(['static', 'motion'] as const).map((kind) => {
            const file = files.find((one) => one.kind === kind)
            return (
              <div key={kind}>
                {media[kind]}
                <div className="mt-3 flex items-center justify-between gap-4">
                  <h4 className="font-medium">{AD_KIND_LABELS[kind]}</h4>
                  {file && (
                    <DownloadFile
                      groupId={groupId}
                      file={file}
                      label={`${AD_KIND_LABELS[kind]} of ${ad.title}`}
                    />
                  )}
                </div>
              </div>
            )
          })}
        </div>
      )}
      {children}
    </article>
  )
}
