import { StatusBadge } from '@/components/staff/status-badge'
import { PLACE_STATUS_LABELS, type PlaceStatus } from '@/lib/catalogue/places/place-list'

export const PlaceStatusBadge = ({ status }: { status: PlaceStatus }) => (
  <StatusBadge status={status} labels={PLACE_STATUS_LABELS} />
)
