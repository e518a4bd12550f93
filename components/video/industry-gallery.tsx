import type { IndustryPage } from '@/lib/data/catalogue/industries'
import { paths } from '@/lib/paths'
import { industryHeading } from '@/lib/video/labels'
import { FilmGallery } from './film-gallery'

export const IndustryGallery = ({ name, ...films }: IndustryPage) => (
  <FilmGallery
    {...films}
    title={`${industryHeading(name)} Videos`}
    back={{ name: 'Video Portfolio', path: paths.videos() }}
    pathOf={(page) => paths.industry(name, page)}
  />
)
