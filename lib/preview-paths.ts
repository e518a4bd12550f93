/** Paths of previews of ad groups, which clients open by a link. */
export const previewPaths = {
  adGroup: (id?: string) => (id ? `/preview/ad-group/${encodeURIComponent(id)}` : '/preview/ad-group'),
  comments: (groupId: string, adId: string, page: number) =>
    `${previewPaths.adGroup(groupId)}?comments=${adId}&page=${page}`,
  opened: (groupId: string) => `${previewPaths.adGroup(groupId)}/opened`,
  /** Without an ad: all of them, as an archive. */
  downloaded: (groupId: string, adId?: string) =>
    `${previewPaths.adGroup(groupId)}/downloaded${adId ? `?ad=${adId}` : ''}`,
  file: (groupId: string, adId: string, kind: 'static' | 'motion', { download = false } = {}) =>
    `${previewPaths.adGroup(groupId)}/files/${adId}/${kind}${download ? '?download' : ''}`,
  /** `path` is in the query so that a replaced file gets another URL and browsers do not show the cached one. */
  media: (groupId: string, adId: string, kind: 'static' | 'motion', path: string) =>
    `${previewPaths.file(groupId, adId, kind)}?file=${encodeURIComponent(path.slice(path.lastIndexOf('/') + 1))}`,
  zip: (groupId: string) => `${previewPaths.adGroup(groupId)}/all.zip`,
  missing: (groupId: string) => `${previewPaths.adGroup(groupId)}/missing`,
} as const
