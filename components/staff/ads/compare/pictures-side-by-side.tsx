import { AdPicture } from '@/components/preview/ad-picture'
import type { Pair, Side } from './types'

const Half = ({ source, name }: Side) => (
  <figure className="grid gap-2">
    <AdPicture key={source} source={source} title={name} eager={false} />
    <figcaption className="text-sm [overflow-wrap:anywhere] text-muted-foreground">{name}</figcaption>
  </figure>
)

export const PicturesSideBySide = ({ left, right }: Pair) => (
  <div className="grid gap-6 md:grid-cols-2">
    <Half {...left} />
    <Half {...right} />
  </div>
)
