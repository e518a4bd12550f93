import { ScreenHeading } from '@/components/staff/headings'
import { EarlierImports } from '@/components/staff/import/earlier-imports'
import type { ImportActions } from '@/components/staff/import/import-upload'
import { AllPlacePages } from '@/components/staff/places/place-history'
import type { PlaceImport } from '@/lib/data/website/place-imports'
import { staffPaths } from '@/lib/portal/staff-paths'
import { PlaceImportUpload } from './import-upload'

type Props = ImportActions & { title: string; description?: string; imports: PlaceImport[] }

export const PlaceImportList = ({ title, description, imports, ...upload }: Props) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
    <div className="grid gap-3">
      <AllPlacePages />
      <ScreenHeading title={title} description={description} />
    </div>
    <PlaceImportUpload {...upload} />
    <p className="max-w-2xl text-sm text-muted-foreground">
      The list of place pages exports such files. Each begins with its state, city, slug, status, title,
      meta_title and meta_description between two lines of ---. The slug says which page a file is about.
    </p>
    <EarlierImports imports={imports} hrefOf={staffPaths.placeImport} />
  </div>
)
