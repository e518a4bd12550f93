import { ScreenHeading } from '@/components/staff/headings'
import { EarlierImports } from '@/components/staff/import/earlier-imports'
import { CsvImportUpload, type ImportActions } from '@/components/staff/import/import-upload'
import { StaffLink } from '@/components/staff/staff-link'
import { buttonVariants } from '@/components/ui/button-variants'
import type { ShownCollection } from '@/lib/data/owl/imports/describe'
import type { OwlImport } from '@/lib/data/owl/imports/imports'
import type { Action } from '@/lib/forms/form-state'
import { owlPaths } from '@/lib/portal/owl-paths'
import { PostFile } from './post-file'

type Props = ImportActions & {
  title: string
  description?: string
  collection: ShownCollection
  imports: OwlImport[]
  post: Action
  discard: (id: string) => Promise<void>
}

const DISCARDED = ['draft', 'checking', 'checked']

export const ImportList = ({ title, description, collection, imports, post, discard, ...upload }: Props) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
    <div className="grid gap-3">
      <StaffLink
        href={owlPaths.imported(collection.name)}
        className="justify-self-start text-sm underline underline-offset-4"
      >
        All {collection.nouns[1]}
      </StaffLink>
      <ScreenHeading title={title} description={description} />
    </div>
    <CsvImportUpload {...upload} />
    <PostFile action={post} />
    <div className="grid max-w-2xl justify-items-start gap-3">
      <p>
        {collection.keyText} Columns that the file does not have stay as they are. To change many records,
        export them, edit the file, and upload it here.
      </p>
      <a
        href={owlPaths.exportToEdit(collection.name)}
        className={buttonVariants({ variant: 'outline', size: 'sm' })}
      >
        Export to edit
      </a>
      <details className="text-sm">
        <summary className="cursor-pointer underline underline-offset-4">
          Columns that a file can have
        </summary>
        <p className="mt-2">{collection.fields.map(([, label]) => label).join(', ')}</p>
      </details>
    </div>
    <EarlierImports
      imports={imports}
      hrefOf={(id) => owlPaths.import(collection.name, id)}
      discardOf={({ id, status }) => (DISCARDED.includes(status) ? discard.bind(null, id) : null)}
    />
  </div>
)
