import type { AdVersion } from '@/lib/data/ads/ad-detail'

/** The part of a path that tells the files of one ad apart. */
export const storedName = ({ path }: Pick<AdVersion, 'path'>): string => path.slice(path.indexOf('/') + 1)

/** What people know a file by. */
export const versionName = (version: Pick<AdVersion, 'path' | 'fileName'>): string =>
  version.fileName ?? storedName(version)
