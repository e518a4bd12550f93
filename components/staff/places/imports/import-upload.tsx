'use client'

import { type ImportActions, ImportUpload } from '@/components/staff/import/import-upload'
import { IMPORT_RULE, IMPORT_TYPES, importProblem, importType } from '@/lib/catalogue/places/import-rules'

const withType = (file: File) => {
  const type = importType(file.name)
  return type ? new File([file], file.name, { type }) : file
}

export const PlaceImportUpload = (actions: ImportActions) => (
  <ImportUpload
    {...actions}
    types={IMPORT_TYPES}
    rule={IMPORT_RULE}
    check={importProblem}
    withType={withType}
  />
)
